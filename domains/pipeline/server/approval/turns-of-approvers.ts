import { pipelineEvents } from '@bole/pipeline/contract'
import { prepared, type Transaction } from '@bole/platform/server'

/** An approver of an application: whether it is their turn, and for whom they answer, where that is somebody who is away. */
export interface ApproverTurn {
  readonly applicationId: number
  readonly userId: number
  readonly isDue: boolean
  readonly forUserId: number | null
}

// Text: rows of one parameter, so that each number of people is the same statement.

const keepTurns = prepared<object>(`
with given as (
  select * from json_to_recordset($2::json) t ("applicationId" bigint, "userId" bigint, "isDue" boolean, "forUserId" bigint)
), gone as (
  delete from application_people p where p.organisation_id = $1 and p.part = 'approver' and p.for_user_id is not null
    and p.application_id = any ($3::bigint[])
    and not exists (select from given g where g."applicationId" = p.application_id and g."userId" = p.user_id)
), turned as (
  update application_people p set is_due = g."isDue" from given g
  where p.organisation_id = $1 and p.part = 'approver' and p.application_id = g."applicationId" and p.user_id = g."userId"
    and p.is_due <> g."isDue"
)
insert into application_people (organisation_id, application_id, user_id, part, is_due, for_user_id)
select $1, g."applicationId", g."userId", 'approver', g."isDue", g."forUserId" from given g where g."forUserId" is not null
on conflict do nothing`)

/**
 * Keeps whose turn it is among the approvers of these applications, and who answers for whom: a colleague who is named for nobody any
 * more takes no part in it. Whoever is asked or asked no more by that hears of it; `by` brought it about.
 */
export function keepTurnsOfApprovers(
  tx: Transaction,
  applicationIds: readonly number[],
  turns: readonly ApproverTurn[],
  by: number | null,
): void {
  if (applicationIds.length === 0) return
  tx.save(keepTurns(tx.organisationId, JSON.stringify(turns), applicationIds))
  for (const application_id of applicationIds) {
    tx.emit(pipelineEvents.asked, { application_id, by, is_anew: false })
    tx.emit(pipelineEvents.wentOn, { application_id, is_other_status: false })
    tx.announce('application', application_id)
  }
}
