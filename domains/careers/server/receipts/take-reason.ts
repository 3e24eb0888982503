import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { careers } from '../careers-store.ts'

/** Keeps the words that were chosen for candidates with a decision, until its receipt is given. */
export const takeReason = on(pipelineEvents.saidWhy, async ({ tx, events }) => {
  const rows = events.map(({ application_id, by: given_by, reason, decided_at }) => {
    return {
      organisation_id: tx.organisationId,
      application_id,
      given_by,
      reason,
      decided_at: new Date(decided_at),
    }
  })
  tx.save(
    careers
      .insertInto('chosen_reasons')
      .values(rows)
      .onConflict((known) =>
        known.columns(['organisation_id', 'application_id']).doUpdateSet(({ ref }) => ({
          given_by: ref('excluded.given_by'),
          reason: ref('excluded.reason'),
          decided_at: ref('excluded.decided_at'),
        })),
      ),
  )
})
