import { readerOf } from '@bole/accounts/server'
import { handOver } from '@bole/pipeline/model'
import { may, type Transaction } from '@bole/platform/server'
import { seesAsOwner } from '../scope.ts'
import { type ActingRule, changeByRule, type Outcome } from './acting-rule.ts'

/** Gives an application to a recruiter who can open it, as handing it over does. */
export async function ownByRule(
  tx: Transaction,
  { applicationId, ownerId }: { readonly applicationId: number; readonly ownerId: number },
  rule: ActingRule,
): Promise<Outcome> {
  const owner = await readerOf(tx, ownerId)
  const mayOpen = (departmentId: number | null) =>
    owner !== null && may(owner, 'candidates.view') && seesAsOwner(owner, departmentId)
  return changeByRule(tx, applicationId, rule, {
    action: 'transfer',
    decide: (standing, { owner_user_id, department_id }) =>
      owner === null
        ? { refusal: 'owner_gone' }
        : handOver(standing, { isTheirs: owner_user_id === ownerId, canSee: mayOpen(department_id) }),
    details: ({ owner_user_id }) => ({
      ownerId,
      facts: { owner_id: ownerId, before: { owner_id: owner_user_id } },
    }),
  })
}
