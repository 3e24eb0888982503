import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { automation } from './rule-store.ts'
import { runRulesJob } from './run-rules.job.ts'

/** Has the rules look at an application that has come in. */
export const rulesOnArrival = on(pipelineEvents.arrived, ({ tx, events }) =>
  look(
    tx,
    events.map(({ application_id }) => application_id),
  ),
)

/** Has the rules look at an application that stands elsewhere now. */
export const rulesOnMoves = on(pipelineEvents.wentOn, ({ tx, events }) =>
  look(
    tx,
    events.flatMap(({ application_id, is_other_status }) => (is_other_status ? application_id : [])),
  ),
)

/** What rules do comes after the commit: nobody's own change waits for it, or is undone by it. */
async function look(tx: Transaction, applicationIds: readonly number[]): Promise<void> {
  if (applicationIds.length === 0) return
  const [rows] = await tx.load(
    automation
      .selectFrom('application_history')
      .select(({ fn }) => fn.max('application_history.id').as('id'))
      .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('automation_rules')
            .select('automation_rules.id')
            .whereRef('automation_rules.organisation_id', '=', 'application_history.organisation_id')
            .where('automation_rules.state', '=', 'active'),
        ),
      )
      .groupBy('application_id')
      .orderBy('application_id'),
  )
  const history_ids = rows.map(({ id }) => id)
  if (history_ids.length > 0) tx.enqueue(runRulesJob, { history_ids })
}
