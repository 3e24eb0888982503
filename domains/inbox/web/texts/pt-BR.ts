import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Notificações',
    progress: 'Andamento',
  },
  kinds: {
    intake: 'Enviando currículos',
    intake_finished: 'Currículos lidos: {{done}} adicionados, {{failed}} com falha',
    intake_finished_fine: 'Currículos lidos: {{done}} adicionados',
    asked_to_approve: '{{by}} pediu sua aprovação para {{name}} ({{position}})',
    asked_to_approve_many: '{{by}} pediu sua aprovação para {{count}} candidatos',
    asked_to_interview: '{{by}} pediu que você entreviste {{name}} ({{position}}), com horário a definir',
    asked_to_interview_at: '{{by}} pediu que você entreviste {{name}} ({{position}}): {{at}}',
    asked_to_interview_many: '{{by}} pediu que você entreviste {{count}} candidatos',
    asked_no_more: '{{by}} mudou quem participa: você não precisa mais avaliar {{name}} ({{position}})',
    asked_no_more_many: '{{by}} mudou quem participa: você não precisa mais avaliar {{count}} candidatos',
    asked_for_feedback: 'A entrevista de {{name}} ({{position}}) terminou: registre sua avaliação',
    asked_for_feedback_many: '{{count}} entrevistas terminaram: registre suas avaliações',
    other: 'Tarefa em segundo plano',
  },
  nobody: 'O sistema',
  notice: 'Notificação',
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
  noNotices:
    'Nenhuma notificação. Avisaremos aqui quando pedirem sua aprovação ou entrevista, ou quando uma importação terminar.',
  noProgress: 'Nenhuma tarefa. Envie currículos para acompanhar o andamento aqui.',
} satisfies typeof zh
