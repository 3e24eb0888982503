import type { Sentences } from './sentences.ts'

/** What is told, in English. */
export const kinds = {
  intake: 'Uploading résumés',
  intake_finished: 'Résumés read: {{done}} added, {{failed}} failed',
  intake_finished_fine: 'Résumés read: {{done}} added',
  asked_to_approve: '{{by}} asked you to approve {{name}} ({{position}})',
  asked_to_approve_many: '{{by}} asked you to approve {{count}} candidates',
  asked_to_interview: '{{by}} asked you to interview {{name}} ({{position}}); time to be set',
  asked_to_interview_at: '{{by}} asked you to interview {{name}} ({{position}}): {{at}}',
  asked_to_interview_many: '{{by}} asked you to interview {{count}} candidates',
  asked_no_more: '{{by}} changed who takes part: you’re no longer needed for {{name}} ({{position}})',
  asked_no_more_many: '{{by}} changed who takes part: you’re no longer needed for {{count}} candidates',
  asked_for_feedback: '{{name}}’s interview is over ({{position}}): add your feedback',
  asked_for_feedback_many: '{{count}} interviews are over: add your feedback',
  candidate_accepted: '{{name}} accepted ({{position}})',
  candidate_declined: '{{name}} declined ({{position}})',
  candidate_wants_another_date: '{{name}} asks for another date ({{position}})',
  candidate_answered: '{{name}} answered ({{position}})',
  offer_lapses_soon: 'The offer to {{name}} lapses on {{day}} ({{position}})',
  offer_lapsed: 'The offer to {{name}} has lapsed ({{position}})',
  given_application: '{{by}} made you the owner of {{name}} ({{position}})',
  given_application_many: '{{by}} made you the owner of {{count}} candidates',
  given_position: '{{by}} made you the owner of the position {{position}}',
  given_position_many: '{{by}} made you the owner of {{count}} positions',
  nobody: 'The system',
  other: 'Background task',
} satisfies Sentences
