import type zh from './zh-CN.ts'

export default {
  screening: 'Triagem',
  approval: 'Aprovação',
  assessment: 'Avaliação',
  exam: 'Prova',
  aiInterview: 'Entrevista IA',
  interview: 'Entrevista',
  offer: 'Proposta',
  entry: 'Admissão',
} satisfies typeof zh
