import { meetingOf, onlineMeetingOf } from '@bole/interviews/server'
import type { Transaction } from '@bole/platform/server'
import { roomDoorAt } from '@bole/rooms/model'

/** Whether the candidate of an application can enter a room now, or from when they can; null where no online interview is to come. */
export async function roomFor(tx: Transaction, applicationId: number, now: Date) {
  const id = await onlineMeetingOf(tx, applicationId)
  const meeting = id === null ? undefined : await meetingOf(tx, id)
  if (!meeting) return null
  const door = roomDoorAt(
    { startsAt: meeting.starts_at, endsAt: meeting.ends_at, isFinished: meeting.isOver },
    now,
  )
  return door === 'over' ? null : { is_open: door === 'open' }
}
