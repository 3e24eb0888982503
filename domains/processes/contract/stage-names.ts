import type { InEveryLanguage } from '@bole/platform/contract'
import type { stages } from '@bole/processes/model'

/** What the stages are called; a step without a title of its own goes by it. */
export const stageNames: InEveryLanguage<Readonly<Record<stages.StageName, string>>> = {
  'zh-CN': {
    screening: '初筛',
    approval: '部门审批',
    assessment: '测评',
    exam: '笔试',
    aiInterview: 'AI 面试',
    interview: '面试',
    offer: 'Offer 沟通',
    entry: '待入职',
  },
  'en-US': {
    screening: 'Screening',
    approval: 'Approval',
    assessment: 'Assessment',
    exam: 'Written test',
    aiInterview: 'AI interview',
    interview: 'Interview',
    offer: 'Offer',
    entry: 'Joining',
  },
  'pt-BR': {
    screening: 'Triagem',
    approval: 'Aprovação',
    assessment: 'Avaliação',
    exam: 'Prova',
    aiInterview: 'Entrevista IA',
    interview: 'Entrevista',
    offer: 'Proposta',
    entry: 'Admissão',
  },
  'zh-TW': {
    screening: '初篩',
    approval: '部門審批',
    assessment: '測驗',
    exam: '筆試',
    aiInterview: 'AI 面試',
    interview: '面試',
    offer: 'Offer 溝通',
    entry: '待報到',
  },
}
