import type { CandidateListItem } from '@bole/pipeline/contract'
import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import { isAnswerable, isDone, isSayable } from '../../model/what-makes-sense.ts'
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

interface NextActions {
  readonly buttons: readonly Feedback[]
  readonly rest: readonly Feedback[]
  /** Whether the next step is to move on. */
  readonly movesOn: boolean
}

/**
 * Splits what may be said into the two buttons and the menu, without what makes no sense yet; nothing is passed twice, and nobody
 * begins work twice.
 */
export function nextActions({ status }: Pick<CandidateListItem, 'status'>, can: Can): NextActions {
  const at = { stage: status.status, name: status.name }
  const company = can.company_actions
    .filter((action) => isSayable(at, action))
    .map((action): Feedback => ({ side: 'company', action }))
  const candidate = can.candidate_actions
    .filter((action) => isAnswerable(at, action))
    .map((action): Feedback => ({ side: 'candidate', action }))
  const buttons = usual
    .filter((action) => !isDone(status.name, action))
    .flatMap((action) => company.filter((feedback) => feedback.action === action))
    .slice(0, 2)
  return {
    buttons,
    rest: [...company.filter((feedback) => !buttons.includes(feedback)), ...candidate],
    movesOn: status.colour === 'green' && status.name !== 'entered',
  }
}
