import type zh from './zh-CN.ts'

export default {
  titles: { wordLists: 'Listas de palavras', patterns: 'Padrões' },
  name: 'Nome',
  note: 'Observação',
  comma: ', ',
  wordLists: {
    create: 'Nova lista de palavras',
    edit: 'Editar lista de palavras',
    empty:
      'Ainda não há listas de palavras. Reúna palavras de mesmo sentido, e os bots as entenderão igualmente.',
    words: 'Palavras',
    nameHelp: 'Os roteiros dos bots usam a lista por este nome',
    wordsHelp: 'Digite uma palavra e pressione Enter',
  },
  patterns: {
    create: 'Novo padrão',
    edit: 'Editar padrão',
    empty: 'Ainda não há padrões. Eles ajudam os bots a reconhecer telefones, datas e afins nas mensagens.',
    pattern: 'Expressão regular',
    help: 'Por exemplo 1[3-9]\\d{9}',
  },
} satisfies typeof zh
