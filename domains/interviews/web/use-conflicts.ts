import { interviewsApi } from '@bole/interviews/contract'
import { formatMeeting, formatMeetingTime } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import type { InterviewFields } from './interview-fields.ts'
import { useTexts } from './texts/index.ts'

/** Who of an interview’s people is elsewhere at its time and whether its room is taken, each in a sentence; none while no time is known. */
export function useConflicts(fields: Partial<InterviewFields>, id: number | undefined): readonly string[] {
  const t = useTexts()
  const { time, interviewer_ids = [], room, is_online } = fields
  const [interviewTime, endTime] = time ?? []
  const isKnown = Boolean(interviewTime && endTime && endTime > interviewTime)
  const { data } = useCall(
    interviewsApi.findConflicts,
    {
      query: {
        ...{ interviewTime: interviewTime ?? '', endTime: endTime ?? '', interviewer_id: interviewer_ids },
        ...(room && !is_online ? { room } : {}),
        ...(id ? { id } : {}),
      },
    },
    { enabled: isKnown, handlesErrors: true },
  )
  if (!isKnown || !data) return []
  const { people, rooms } = data.data
  return [
    ...people.map(({ user, ...when }) => ({ what: user.name, ...when })),
    ...rooms.map(({ room: what, ...when }) => ({ what, ...when })),
  ].map(({ what, interviewTime: from, endTime: until }) =>
    t('taken', { what, from: formatMeeting(from), until: formatMeetingTime(until) }),
  )
}
