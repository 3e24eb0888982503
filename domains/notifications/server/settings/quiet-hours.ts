import { leavesAt } from '@bole/inbox/model'
import type { Channel } from '@bole/notifications/model'
import type { Transaction } from '@bole/platform/server'
import { keptSettings } from './settings-store.ts'

/** The hours in which nothing leaves that can wait, as they are kept. */
interface QuietHours {
  readonly quiet_from: number | null
  readonly quiet_until: number | null
}

interface Leaving {
  readonly channel: Channel
  readonly is_urgent: boolean
}

/** When a message that could leave now does: at once, or when quiet hours are over. The candidate's page wakes nobody. */
export function dueAt(hours: QuietHours | undefined, { channel, is_urgent }: Leaving, now: Date): Date {
  const { quiet_from: from = null, quiet_until: until = null } = hours ?? {}
  if (is_urgent || channel === 'page' || from === null || until === null) return now
  return leavesAt({ pace: 'at_once', hour: 0, quiet: { from, until } }, now)
}

/** The same, with the hours of the organisation. */
export async function leavesQuietly(tx: Transaction, leaving: Leaving, now: Date): Promise<Date> {
  return dueAt(await keptSettings.read(tx), leaving, now)
}
