import type zh from './zh-CN.ts'

export default {
  titles: {
    social: 'Hiring process',
    campus: 'Campus process',
  },
  create: 'New process',
  createTitle: 'New hiring process',
  editTitle: 'Edit hiring process',
  keyword: 'Search processes',
  state: 'State',
  inUse: 'In use',
  deleted: 'Deleted',
  default: 'Default',
  empty: 'No process matches. Create one to decide which stages candidates go through.',
  columns: { name: 'Process', stages: 'Stages', positions: 'Positions using it' },
  positions: '{{open}} open of {{all}}',
  edit: 'Edit',
  copy: 'Copy',
  makeDefault: 'Make default',
  delete: 'Delete',
  restore: 'Restore',
  saved: 'Process saved',
  copied: 'Copied as “{{name}}”',
  defaultDone: '“{{name}}” is now the default; new positions will use it',
  deletedDone: 'Process deleted. You can restore it at the end of the list.',
  restoredDone: 'Process restored',
  stagesHelp:
    'Candidates go through the stages in this order. Move candidates on before you take out their stage.',
  order: {
    fixed: 'Always first',
    up: 'Move stage {{number}} up',
    down: 'Move stage {{number}} down',
    remove: 'Take out stage {{number}}',
    add: 'Add:',
  },
  faults: {
    stage_unknown: 'The process contains an unknown stage',
    stage_repeated: 'A stage can stand in a process only once',
    screening_not_first: 'A process has to begin with screening',
    offer_after_entry: 'The offer has to come before joining',
  },
} satisfies typeof zh
