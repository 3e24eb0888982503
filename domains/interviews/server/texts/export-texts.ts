import type { InterviewState } from '@bole/interviews/model'
import type { InEveryLanguage } from '@bole/platform/contract'

interface ExportTexts {
  readonly fileName: string
  readonly titles: readonly [
    id: string,
    begins: string,
    ends: string,
    candidate: string,
    position: string,
    interviewers: string,
    room: string,
    state: string,
  ]
  readonly online: string
  readonly states: Record<InterviewState, string>
}

/** What the file of interviews says. */
export const exportTexts: InEveryLanguage<ExportTexts> = {
  'zh-CN': {
    fileName: '面试列表.xlsx',
    titles: ['面试编号', '开始时间', '结束时间', '候选人', '职位', '面试官', '地点', '状态'],
    online: '线上',
    states: { to_be_interview: '待面试', to_be_feedback: '待反馈', finish: '已完成', expired: '已失效' },
  },
  'en-US': {
    fileName: 'Interviews.xlsx',
    titles: ['Interview', 'Starts', 'Ends', 'Candidate', 'Position', 'Interviewers', 'Place', 'Status'],
    online: 'Online',
    states: {
      to_be_interview: 'Upcoming',
      to_be_feedback: 'Feedback due',
      finish: 'Completed',
      expired: 'Expired',
    },
  },
  'pt-BR': {
    fileName: 'Entrevistas.xlsx',
    titles: ['Entrevista', 'Início', 'Fim', 'Candidato', 'Vaga', 'Entrevistadores', 'Local', 'Situação'],
    online: 'On-line',
    states: {
      to_be_interview: 'A realizar',
      to_be_feedback: 'Falta avaliação',
      finish: 'Concluída',
      expired: 'Sem efeito',
    },
  },
  'zh-TW': {
    fileName: '面試列表.xlsx',
    titles: ['面試編號', '開始時間', '結束時間', '候選人', '職缺', '面試官', '地點', '狀態'],
    online: '線上',
    states: { to_be_interview: '待面試', to_be_feedback: '待回饋', finish: '已完成', expired: '已失效' },
  },
}
