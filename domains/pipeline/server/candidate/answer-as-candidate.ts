import {
  afterEvent,
  type CandidateAction,
  type Decision,
  giveCandidateFeedback,
  type Standing,
} from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { type LockedApplication, lockedApplications, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone } from '../scope.ts'

/** What a candidate says from their private page; `version` is what they were looking at. */
export interface CandidateAnswer {
  readonly applicationId: number
  readonly version: number
  readonly action: CandidateAction
  readonly text: string
  readonly now: Date
}

/** Records the candidate's own answer; `stale` when the application has moved on since they looked. */
export async function answerAsCandidate(
  tx: Transaction,
  { applicationId, version, action, text, now }: CandidateAnswer,
): Promise<Decision | { readonly refusal: 'stale' }> {
  const application = await tx.find(lockedApplications([applicationId], everyone))
  if (!application || application.version !== version) return { refusal: 'stale' }
  const decision = giveCandidateFeedback(standingOf(application), action)
  if ('refusal' in decision) return decision
  const said = { candidateFeedback: { action, tags: [], text } }
  save(tx, application, decision.next, { action: `candidate_${action}`, text, now, said })
  return decision
}

/** The candidate has opened what they were notified of; anything but a notification that waits is left alone. */
export async function viewAsCandidate(tx: Transaction, applicationId: number, now: Date): Promise<void> {
  const application = await tx.find(lockedApplications([applicationId], everyone))
  const next = application && afterEvent(standingOf(application), 'viewed')
  if (next) save(tx, application, next, { action: 'viewed', text: '', now, said: {} })
}

function save(
  tx: Transaction,
  application: LockedApplication,
  next: Standing,
  { action, text, now, said }: { action: string; text: string; now: Date; said: object },
): void {
  const note = { actor: 'candidate', userId: null, now, batchId: null, text } as const
  saveChanges(tx, [{ ...said, application, next, action }], note)
}
