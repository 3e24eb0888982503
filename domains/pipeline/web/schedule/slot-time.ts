import type { InterviewSlot } from '@bole/pipeline/contract'
import { formatMeeting, formatMeetingTime } from '@bole/platform/moments'

/** When a slot is: its day and its hours. */
export function slotTime({ starts_at, ends_at }: Pick<InterviewSlot, 'starts_at' | 'ends_at'>): string {
  return `${formatMeeting(starts_at)}–${formatMeetingTime(ends_at)}`
}
