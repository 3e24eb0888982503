import type zh from './zh-CN.ts'

export default {
  save: 'Salvar',
  cancel: 'Cancelar',
  saved: 'Salvo',
  failed: 'Não foi possível salvar. Verifique a conexão e tente de novo.',
  readOnly: 'Você pode ver este conteúdo, mas não alterá-lo.',
  needs: {
    text: 'Preencha: {{label}}',
    choice: 'Escolha: {{label}}',
    least: '{{label}}: no mínimo {{min}}',
    items: '{{label}}: pelo menos {{min}}',
  },
  fitted: {
    least: '{{typed}} está abaixo do mínimo e foi alterado para {{value}}',
    most: '{{typed}} está acima do máximo e foi alterado para {{value}}',
    whole: 'Só números inteiros: {{typed}} foi alterado para {{value}}',
  },
  stale: {
    title: 'Alguém salvou alterações enquanto você editava',
    changed: 'Mudou: {{what}}',
    elsewhere: 'o que não aparece aqui',
    unchanged: 'O conteúdo está como você o abriu; pode continuar.',
    take: 'Carregar o mais recente',
    keep: 'Manter o meu',
    kept: 'Ao salvar, o seu conteúdo substitui o da outra pessoa',
  },
  leave: {
    title: 'Sair desta página?',
    text: 'O que não foi salvo será perdido.',
    discard: 'Descartar as alterações?',
    discardIt: 'Descartar',
    leave: 'Sair',
    stay: 'Continuar editando',
  },
} satisfies typeof zh
