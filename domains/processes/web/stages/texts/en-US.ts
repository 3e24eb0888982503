import type zh from './zh-CN.ts'

export default {
  screening: 'Screening',
  approval: 'Approval',
  assessment: 'Assessment',
  exam: 'Written test',
  aiInterview: 'AI interview',
  interview: 'Interview',
  offer: 'Offer',
  entry: 'Joining',
} satisfies typeof zh
