import { endedOf } from '@bole/dashboard/model'
import { openNotices, settle } from '@bole/inbox/server'
import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { askedOf, whoIsAsked } from './who-is-asked.ts'

/** Nobody is called any more to what is done: their notices of it count as read, on each of their devices. */
export const settleWhatEnded = on(pipelineEvents.wentOn, async ({ tx, events }) => {
  const ids = [...new Set(events.map(({ application_id }) => application_id))]
  const moved = new Set(events.flatMap((one) => (one.is_other_status ? one.application_id : [])))
  const [done, changed] = await tx.load(openNotices('done', ids), openNotices('change', ids))
  const asked =
    done.length === 0 ? [] : (await tx.load(whoIsAsked([...new Set(done.flatMap(({ about }) => about))])))[0]
  const ended = endedOf(
    done,
    asked.map((row) => ({ ...askedOf(row), by: null, isAnew: false })),
  )
  settle(tx, [...ended, ...changed.filter(({ about }) => about.some((id) => moved.has(id)))])
})
