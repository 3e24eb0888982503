import type zh from './zh-CN.ts'

export default {
  screening: '初篩',
  approval: '部門審批',
  assessment: '測評',
  exam: '筆試',
  aiInterview: 'AI 面試',
  interview: '面試',
  offer: 'Offer 溝通',
  entry: '待入職',
} satisfies typeof zh
