import type { dashboardApi } from '@bole/dashboard/contract'
import { dayOf, links } from '@bole/dashboard/model'
import { toldAction } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { type EventRow, eventCounts, eventsAtMost, latestEvents } from './event-store.ts'
import { presentStatus } from './present.ts'
import { seenBy } from './seen.ts'

/** Who did what to whom, newest first. */
export const listEvents: Handler<typeof dashboardApi.listEvents> = async ({ query, caller, tx }) => {
  const [rows] = await tx.load(latestEvents(seenBy(caller, query.theme_id), query.origin, caller.userId))
  return { list: rows.map(presentEvent) }
}

/** Today's events by action, most frequent first. */
export const countEvents: Handler<typeof dashboardApi.countEvents> = async ({ query, caller, tx, now }) => {
  const today = dayOf(now)
  const [rows] = await tx.load(eventCounts(seenBy(caller, query.theme_id), query.origin, today.from))
  return {
    date: today.date,
    list: rows
      .filter(({ amount }) => amount > 0)
      .map(({ action, amount }) => ({ action, count: amount }))
      .sort((one, other) => other.count - one.count || one.action.localeCompare(other.action)),
    is_capped: (rows[0]?.examined ?? 0) >= eventsAtMost,
  }
}

function presentEvent(row: EventRow) {
  const { from_stage, from_step, from_detail } = row
  const isNew = from_stage === null || from_step === null || from_detail === null
  return {
    id: row.id,
    post_id: row.application_id,
    create_time: row.happened_at.toISOString(),
    actor: row.actor,
    username: row.username ?? '',
    name: row.name,
    position: { id: row.position_id, title: row.title },
    action: toldAction({ action: row.action, stage: row.to_stage, facts: row.facts }),
    from: isNew
      ? null
      : {
          ...presentStatus({ stage: from_stage, step: from_step, detail: from_detail }),
          title: row.from_title,
        },
    process: {
      ...presentStatus({ stage: row.to_stage, step: row.to_step, detail: row.to_detail }),
      title: row.to_title,
    },
    link: links.toCandidate(row.application_id),
  }
}
