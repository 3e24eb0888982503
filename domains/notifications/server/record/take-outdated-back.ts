import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { type SqlBool, sql } from 'kysely'
import { holdsStill } from '../../model/what-holds.ts'
import { notifications } from '../notification-store.ts'
import { takeBack } from './take-back.ts'

/** What waits to be told and holds no more goes with what it told of, in the same transaction. */
export const takeOutdatedBack = on(pipelineEvents.holdsNoMore, async ({ tx, events }) => {
  const ids = [...new Set(events.map(({ application_id }) => application_id))]
  const [waiting] = await tx.load(
    notifications
      .selectFrom('notify_records')
      .select(['id', 'application_id', 'event', 'stage', 'batch_id', 'is_general'])
      .where(sql<SqlBool>`application_id = any(${ids}::bigint[])`)
      .where('state', '=', 'waiting'),
  )
  const becameOf = Map.groupBy(events, ({ application_id }) => application_id)
  const outdated = waiting.filter(({ application_id, batch_id: batchId, is_general: isGeneral, ...told }) => {
    const message = { ...told, batchId, isGeneral }
    const became = becameOf.get(application_id) ?? []
    return !became.every(({ batch_id, ...become }) => holdsStill(message, { ...become, batchId: batch_id }))
  })
  await takeBack(
    tx,
    outdated.map(({ id }) => id),
  )
})
