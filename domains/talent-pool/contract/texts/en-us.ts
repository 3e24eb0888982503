import type { Said } from './said.ts'

/** What the pool says no with, and how an approval ended. */
export const english: Said = {
  stale: 'Somebody else changed this folder. Look at it again before you save.',
  name_taken: 'There is a folder of this name already.',
  folders_full: 'There are as many folders as there can be ({{limit}}).',
  unknown_person: 'One of these colleagues is not to be found.',
  unknown_department: 'One of these departments is not to be found.',
  not_your_folder: 'You do not manage who is in this folder.',
  folder_not_empty: 'There are people in this folder. Move them first.',
  pool_full_title: 'The talent pool is full',
  pool_full: 'The talent pool holds {{limit}} people; there is room for {{left}} more.',
  acted_since: 'Something else happened since, so this cannot be undone.',
  kept_again: '{{name}} is in the pool again, so this cannot be undone.',
  already_kept: 'is in the pool already, in “{{folder}}”',
  already_there: 'is in this folder already',
  already_distributed: 'waits for the answer of {{name}}',
  already_settled: 'was answered or taken back already',
  not_asked: 'is not yours to answer',
  already_applied: 'is in the process of this position already',
  reason_missing: 'Say why.',
  position_closed: 'This position is not open, or you do not see it.',
  no_address: 'has no mail address',
  mail_subject: '{{organisation}}: may we keep your details?',
  mail_text:
    'Dear {{name}},\n\nThank you for applying to {{organisation}}. We would like to keep your details in our talent pool, so that we can write to you when a position fits.\n\nFollow this link to agree until {{until}}, or to withdraw:\n{{link}}\n\nThe link is yours alone; please do not pass it on.',
  approved: 'Approved',
  not_approved: 'Not approved',
}
