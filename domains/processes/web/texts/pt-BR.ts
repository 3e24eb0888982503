import type zh from './zh-CN.ts'

export default {
  titles: {
    social: 'Processo seletivo',
    campus: 'Processo universitário',
  },
  create: 'Novo processo',
  createTitle: 'Novo processo seletivo',
  editTitle: 'Editar processo seletivo',
  keyword: 'Buscar processos',
  state: 'Situação',
  inUse: 'Em uso',
  deleted: 'Excluído',
  default: 'Padrão',
  empty: 'Nenhum processo encontrado. Crie um para decidir por quais etapas os candidatos passam.',
  columns: { name: 'Processo', stages: 'Etapas', positions: 'Vagas que o usam' },
  positions: '{{open}} abertas de {{all}}',
  edit: 'Editar',
  copy: 'Copiar',
  makeDefault: 'Definir como padrão',
  delete: 'Excluir',
  restore: 'Restaurar',
  saved: 'Processo salvo',
  copied: 'Copiado como “{{name}}”',
  defaultDone: '“{{name}}” agora é o padrão; novas vagas vão usá-lo',
  deletedDone: 'Processo excluído. Você pode restaurá-lo no fim da lista.',
  restoredDone: 'Processo restaurado',
  stagesHelp:
    'Os candidatos passam pelas etapas nesta ordem. Antes de retirar uma etapa, mova os candidatos que estão nela.',
  order: {
    fixed: 'Sempre a primeira',
    up: 'Mover a etapa {{number}} para cima',
    down: 'Mover a etapa {{number}} para baixo',
    remove: 'Retirar a etapa {{number}}',
    add: 'Adicionar:',
  },
  faults: {
    stage_unknown: 'O processo contém uma etapa desconhecida',
    stage_repeated: 'Uma etapa só pode aparecer uma vez',
    screening_not_first: 'O processo precisa começar pela triagem',
    offer_after_entry: 'A proposta precisa vir antes da admissão',
  },
} satisfies typeof zh
