import type { dashboardApi } from '@bole/dashboard/contract'
import { dayOf, reminders } from '@bole/dashboard/model'
import { inboxCounts } from '@bole/inbox/server'
import type { Handler } from '@bole/platform/server'
import { dashboard } from './dashboard-tables.ts'
import { dayAtMost, daysAsked } from './schedule-store.ts'
import { seenBy } from './seen.ts'

/** What waits for the caller today. */
export const getReminders: Handler<typeof dashboardApi.getReminders> = async ({ query, caller, tx, now }) => {
  const today = dayOf(now)
  const [[day], [inbox], dismissed] = await tx.load(
    daysAsked(seenBy(caller, undefined), query.origin, [today], now, caller.userId, dayAtMost),
    inboxCounts(caller.userId),
    dashboard.selectFrom('dismissed_reminders').select(['kind', 'day']).where('user_id', '=', caller.userId),
  )
  const waiting = { interview: day?.interview ?? 0, message: inbox?.unread ?? 0, talent: 0 }
  return { user_id: caller.userId, list: [...reminders.remindersOf(waiting, dismissed, today.date)] }
}

/** It is kept on the server, so that it holds on each of their devices, and for today alone. */
export const dismissReminder: Handler<typeof dashboardApi.dismissReminder> = async ({
  body,
  caller,
  tx,
  now,
}) => {
  const { date: day } = dayOf(now)
  tx.save(
    dashboard
      .insertInto('dismissed_reminders')
      .values({ organisation_id: tx.organisationId, user_id: caller.userId, kind: body.kind, day })
      .onConflict((same) => same.columns(['organisation_id', 'user_id', 'kind']).doUpdateSet({ day })),
  )
  tx.announce('reminder', { user: caller.userId })
  return {}
}
