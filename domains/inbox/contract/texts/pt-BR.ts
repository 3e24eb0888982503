import type { Sentences } from './sentences.ts'

/** What is told, in Portuguese. */
export const kinds = {
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
  candidate_accepted: '{{name}} aceitou ({{position}})',
  candidate_declined: '{{name}} recusou ({{position}})',
  candidate_wants_another_date: '{{name}} pediu outra data ({{position}})',
  candidate_answered: '{{name}} respondeu ({{position}})',
  offer_lapses_soon: 'A proposta para {{name}} expira em {{day}} ({{position}})',
  offer_lapsed: 'A proposta para {{name}} expirou ({{position}})',
  given_application: '{{by}} passou {{name}} ({{position}}) para você',
  given_application_many: '{{by}} passou {{count}} candidatos para você',
  given_position: '{{by}} passou a vaga {{position}} para você',
  given_position_many: '{{by}} passou {{count}} vagas para você',
  nobody: 'O sistema',
  other: 'Tarefa em segundo plano',
} satisfies Sentences
