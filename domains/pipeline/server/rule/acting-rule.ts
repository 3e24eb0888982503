import type { Decision, Standing } from '@bole/pipeline/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { type LockedApplication, lockedApplications, standingOf } from '../application-store.ts'
import type { Details } from '../change/change-one.ts'
import { saveChanges } from '../change/save-changes.ts'

/** A rule that acts: history names it with its version, and `chain` the rules that led to it and itself. */
export interface ActingRule {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly chain: readonly number[]
  /** Whoever answers for it. */
  readonly author: Pick<Caller, 'userId' | 'permissions' | 'passesEverything' | 'scopes' | 'hides' | 'role'>
  readonly now: Date
}

/** What became of it: `done`, `not_found` out of the author’s reach, or the no of the pipeline’s rule. */
export type Outcome = string

interface Act {
  readonly action: string
  readonly decide: (
    standing: Standing,
    application: LockedApplication,
  ) => Decision | { readonly refusal: 'stale' | 'owner_gone' | 'approvers_decide' }
  readonly details?: (application: LockedApplication) => Details
  /** What history says with it. */
  readonly text?: string
}

/** Changes one application as a call would, with the same rule, rows and news; history says by which rule. */
export async function changeByRule(
  tx: Transaction,
  applicationId: number,
  rule: ActingRule,
  act: Act,
): Promise<Outcome> {
  const [[application]] = await tx.load(lockedApplications([applicationId], rule.author))
  if (!application) return 'not_found'
  const decision = act.decide(standingOf(application), application)
  if ('refusal' in decision) return decision.refusal
  const { id, name, version, chain, now } = rule
  const details = act.details?.(application)
  const facts = { ...details?.facts, rule: { id, name, version, chain } }
  saveChanges(tx, [{ action: act.action, ...details, facts, application, next: decision.next }], {
    actor: 'system',
    userId: null,
    now,
    batchId: null,
    ...(act.text !== undefined && { text: act.text }),
  })
  return 'done'
}
