import { interviewsApi } from '@bole/interviews/contract'
import { formatMeeting, formatMeetingTime } from '@bole/platform/moments'
import { listOf, useCall } from '@bole/platform/web'
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import type { InterviewFields } from './interview-fields.ts'
import { useTexts } from './texts/index.ts'

/** Says, while an interview is arranged, who of its people is elsewhere then and whether its room is taken. */
export function ConflictNotice({ id }: { readonly id?: number | undefined }): ReactNode {
  const t = useTexts()
  const { time, interviewer_ids = [], room, is_online }: Partial<InterviewFields> = Form.useWatch([]) ?? {}
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
  if (!isKnown || !data) return null
  const { people, rooms } = data.data
  const taken = [
    ...people.map(({ user, ...when }) => ({ what: user.name, ...when })),
    ...rooms.map(({ room: what, ...when }) => ({ what, ...when })),
  ].map(({ what, interviewTime: from, endTime: until }) =>
    t('taken', { what, from: formatMeeting(from), until: formatMeetingTime(until) }),
  )
  if (taken.length === 0) return null
  return (
    <Alert
      type="warning"
      style={{ marginBottom: 16 }}
      title={taken[0]}
      description={listOf(taken.slice(1))}
    />
  )
}
