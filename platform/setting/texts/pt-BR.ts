import type zh from './zh-CN.ts'

export default {
  history: 'Histórico de alterações',
  unchanged: 'Ninguém alterou estas configurações ainda. Valem as padrão.',
  more: 'Mostrar mais',
  from: '{{field}}: {{before}} → {{after}}',
  nothingShown: 'Salvo sem alterar os valores acima',
  nothing: 'Nenhum',
  on: 'Ativado',
  off: 'Desativado',
} satisfies typeof zh
