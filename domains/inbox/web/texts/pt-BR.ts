import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Mensagens',
    progress: 'Andamento',
  },
  kinds: {
    intake: 'Enviando currículos',
    intake_finished: 'Currículos lidos: {{done}} aceitos, {{failed}} com falha',
    intake_finished_fine: 'Currículos lidos: {{done}} aceitos',
    other: 'Tarefa em segundo plano',
  },
  notice: 'Mensagem',
  unread: 'Não lida',
  work: 'Tarefa',
  time: 'Horário',
  percent: 'Andamento',
  counts: 'Concluído',
  state: 'Situação',
  done: '{{done}} de {{total}}',
  doneAndFailed: '{{done}} de {{total}}, {{failed}} com falha',
  states: {
    running: 'Em execução',
    finished: 'Concluída',
    failed: 'Falhou',
  },
  readAll: 'Marcar tudo como lido ({{total}})',
  noNotices: 'Nenhuma mensagem. Avisaremos aqui quando uma importação ou tarefa terminar.',
  noProgress: 'Nenhuma tarefa. Envie currículos para acompanhar o andamento aqui.',
} satisfies typeof zh
