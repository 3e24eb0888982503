import { type CompanyAction, giveCompanyFeedback, type Standing } from '@bole/pipeline/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { findProvidedFor } from '@bole/platform/slots'
import { stages } from '@bole/processes/model'
import { countApproval } from '../../model/approval.ts'
import { type ApprovalAnswer, approvalVotes, type Weighed } from '../slots.ts'

const answers: readonly ApprovalAnswer[] = ['pass', 'eliminate', 'remain']

const alone: Weighed = { of: () => ({ isFinal: true, isHeld: false }), save: () => undefined }

interface Asking {
  readonly tx: Transaction
  readonly caller: Pick<Caller, 'userId'>
  readonly now: Date
}

/**
 * Weighs what somebody says of applications against the other approvers of those that stand in approval; whatever else is said, and
 * wherever else they stand, decides alone. `isByMail`: it came by the link of a mail.
 */
export async function weigh(
  { tx, caller, now }: Asking,
  applications: readonly { readonly id: number; readonly stage: number }[],
  action: CompanyAction | null,
  isByMail = false,
): Promise<Weighed> {
  const votes = findProvidedFor(approvalVotes)
  const answer = answers.find((one) => one === action)
  const applicationIds = applications.flatMap(({ id, stage }) => (stage === stages.stage.approval ? id : []))
  if (!votes || !answer || applicationIds.length === 0) return alone
  return votes(tx, { applicationIds, userId: caller.userId, answer, now, isByMail })
}

/** Where what somebody says leads: as far as it goes while others still have to agree. */
export function leadsTo(
  weighed: Weighed,
  id: number,
  standing: Standing,
  action: CompanyAction,
  anew?: Parameters<typeof giveCompanyFeedback>[2],
): ReturnType<typeof giveCompanyFeedback> {
  const { isFinal, isHeld } = weighed.of(id)
  return isFinal ? giveCompanyFeedback(standing, action, anew) : countApproval(standing, { isHeld })
}

/** In whose place an answer was given, as history keeps it. */
export function givenFor(weighed: Weighed, id: number): { readonly for_names?: readonly string[] } {
  const { forNames = [] } = weighed.of(id)
  return forNames.length > 0 ? { for_names: forNames } : {}
}
