import type { Interview } from '@bole/interviews/contract'

/** An interview as it is filled in. */
export interface InterviewFields {
  /** Applications, of a new one. */
  readonly candidates?: number[]
  readonly time?: readonly [string | null, string | null] | null
  readonly interviewer_ids?: number[]
  readonly deputy_ids?: number[]
  readonly manager_ids?: number[]
  readonly is_online?: boolean
  readonly room?: string
  readonly address?: string
  readonly directions?: string
  readonly reception_note?: string
  readonly tells_candidate?: boolean
}

/** What is filled in of one that stands. */
export function fieldsOf({ interviewTime, endTime, interviewerIds, ...rest }: Interview): InterviewFields {
  const { interview_users, address } = rest
  const withRole = (role: string) =>
    interview_users.flatMap((user) => (user.role === role ? user.user_id : []))
  return {
    time: [interviewTime, endTime],
    interviewer_ids: [...interviewerIds],
    deputy_ids: withRole('deputy'),
    manager_ids: withRole('manager'),
    is_online: address.invite_type === 1,
    room: address.room,
    address: address.address,
    directions: address.directions,
    reception_note: address.reception_note,
    tells_candidate: true,
  }
}

/** What a call takes of it. */
export function inputOf(fields: InterviewFields) {
  const { time, interviewer_ids = [], deputy_ids = [], manager_ids = [], tells_candidate = true } = fields
  const { is_online = false, room = '', address = '', directions = '', reception_note = '' } = fields
  return {
    ...{ interviewTime: time?.[0] ?? '', endTime: time?.[1] ?? '', interviewer_ids },
    ...{ deputy_ids: deputy_ids.filter((id) => interviewer_ids.includes(id)), manager_ids },
    address: { invite_type: is_online ? 1 : 2, room, address, directions, reception_note },
    tells_candidate,
  }
}
