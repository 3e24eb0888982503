import type { Transaction } from '@bole/platform/server'
import { enabledPeople } from '../application-store.ts'
import { approvingWith } from '../approval/ask-to-approve.ts'
import { type ActingRule, changeByRule, type Outcome } from './acting-rule.ts'
import { isWhereItWas, type Place } from './where-it-was.ts'

interface Approving {
  readonly applicationId: number
  readonly approverIds: readonly number[]
  /** Where it stood when the rule was weighed: moved since, it is `stale` and stays. */
  readonly from: Place
}

/** Sends an application for approval, or adds approvers to the approval that is open: each of them has to agree. */
export async function approveByRule(
  tx: Transaction,
  { applicationId, approverIds, from }: Approving,
  rule: ActingRule,
): Promise<Outcome> {
  const [enabled] = await tx.load(enabledPeople(approverIds))
  if (enabled.length < new Set(approverIds).size) return 'person_gone'
  const { decide, details, save } = await approvingWith(tx, [applicationId], { approverIds, rule: 'all' })
  const outcome = await changeByRule(tx, applicationId, rule, {
    action: 'move',
    decide: (standing, application) =>
      isWhereItWas(standing, from) ? decide(standing, application) : { refusal: 'stale' },
    details,
  })
  if (outcome === 'done') save(null)
  return outcome
}
