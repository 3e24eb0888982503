import type zh from './zh-CN.ts'

/** What the screens of candidates, labels and reasons are called. */
export default {
  candidates: 'Candidatos',
  social: 'Candidatos',
  campus: 'Candidatos universitários',
  candidate: 'Candidato',
  tags: 'Etiquetas',
  tagGroups: 'Grupos de etiquetas',
  reasons: 'Motivos de reprovação',
  deliveries: 'Candidaturas recebidas',
  campusDeliveries: 'Candidaturas universitárias recebidas',
  interviews: 'Candidatos em entrevista',
  campusInterviews: 'Universitários em entrevista',
  slots: 'Horários de entrevista',
  campusSlots: 'Horários de entrevista universitários',
} satisfies typeof zh
