import type { CandidateListItem } from '@bole/pipeline/contract'
import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import type { Feedback } from '../actions/feedback-dialog.tsx'

/** What most often comes next, most wanted first; the rest waits in a menu. */
const usual: readonly CompanyAction[] = [
  'pass',
  'sign_contact',
  'entry',
  'eliminate',
  'un_sign_contact',
  'un_entry',
]

interface Can {
  readonly company_actions: readonly CompanyAction[]
  readonly candidate_actions: readonly CandidateAction[]
}

/** Splits what may be said into the two buttons and the menu; nothing is passed twice. */
export function nextActions(
  application: Pick<CandidateListItem, 'status'>,
  can: Can,
): { readonly buttons: readonly Feedback[]; readonly rest: readonly Feedback[] } {
  const hasPassed = application.status.colour === 'green'
  const company = can.company_actions.map((action): Feedback => ({ side: 'company', action }))
  const candidate = can.candidate_actions.map((action): Feedback => ({ side: 'candidate', action }))
  const offered = usual
    .flatMap((action) => company.filter((feedback) => feedback.action === action))
    .filter(({ action }) => !(hasPassed && action === 'pass'))
  const buttons = offered.slice(0, 2)
  return { buttons, rest: [...company.filter((feedback) => !buttons.includes(feedback)), ...candidate] }
}
