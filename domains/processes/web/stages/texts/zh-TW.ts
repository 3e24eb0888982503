import type zh from './zh-CN.ts'

export default {
  screening: '初篩',
  approval: '部門審核',
  assessment: '測驗',
  exam: '筆試',
  aiInterview: 'AI 面試',
  interview: '面試',
  offer: 'Offer 溝通',
  entry: '待報到',
} satisfies typeof zh
