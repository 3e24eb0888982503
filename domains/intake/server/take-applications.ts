import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { sql } from 'kysely'
import { announceItem, intake } from './item-store.ts'

/** Applications that candidates make themselves stand among the arrivals, as candidates from their first moment on. */
export const takeApplications = on(pipelineEvents.arrived, ({ tx, events }) => {
  const ids = events.flatMap((event) => (event.is_by_candidate ? [event.application_id] : []))
  if (ids.length === 0) return
  tx.save(
    intake
      .insertInto('intake_items')
      .columns([
        ...(['organisation_id', 'position_id', 'source', 'name', 'door', 'state'] as const),
        ...(['candidate_id', 'application_id', 'created_at', 'settled_at'] as const),
      ])
      .expression(
        sql`select organisation_id, position_id, source, '', case source when 'referral' then 'referral' else 'site' end, 'accepted',
          candidate_id, id, applied_at, applied_at from applications
          where id = any(${ids}::bigint[])`,
      ),
  )
  announceItem(tx, null)
})
