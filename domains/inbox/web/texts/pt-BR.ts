import { kinds } from '../../contract/texts/pt-BR.ts'
import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Notificações',
    settings: 'Configurar notificações',
    progress: 'Andamento',
  },
  kinds,
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
  about: 'Sobre',
  readOrNot: { unread: 'Não lidas', read: 'Lidas' },
  read: 'Marcar como lida',
  readAll: 'Marcar tudo como lido ({{total}})',
  noNotices:
    'Nenhuma notificação. Avisaremos aqui quando pedirem sua aprovação ou entrevista, ou quando uma importação terminar.',
  noProgress: 'Nenhuma tarefa. Envie currículos para acompanhar o andamento aqui.',
} satisfies typeof zh
