import type { Transaction } from '@bole/platform/server'
import type { Presence, Room, RoomFile, RoomMessage } from '@bole/rooms/contract'
import { acceptanceOf, isOnline, memberKey, roomStateOf, waitingCount } from '@bole/rooms/model'
import { type Entering, isIn } from './enter.ts'
import { iceServersFor } from './ice-servers.ts'
import { recordingStatus } from './recording-store.ts'
import { type FoundRoom, filesOf, type Member, messagesAfter } from './room-store.ts'
import { isOnStage, sharing } from './take-stage.ts'

/** A room at a moment. */
interface Shown {
  readonly room: FoundRoom
  readonly now: Date
}

/** Somebody's name in the room's messages and signals. */
export const keyOfMember = ({ id, user_id, application_id }: Member) => {
  if (user_id !== null) return memberKey('user', user_id)
  return application_id === null ? memberKey('guest', id) : memberKey('candidate', application_id)
}

function presenceOf({ room, now }: Shown, member: Member | undefined, name: string, key: string): Presence {
  const isHere = member !== undefined && isOnline({ seenAt: member.seen_at, leftAt: member.left_at }, now)
  return {
    name,
    im_username: key,
    isOnline: isHere,
    isAudio: isHere && member.is_audio,
    isVideo: isHere && member.is_video,
    isTalking: isHere && member.is_talking,
    newworkStatus: isHere ? member.newwork_status : 0,
    connection: isHere ? member.connection : '',
    isOnStage: isHere && isOnStage(member),
    isShare: isHere && sharing(room, now)?.id === member.id,
  }
}

function usersOf(shown: Shown): Room['interview_users'] {
  const { meeting, members } = shown.room
  const named = meeting.people.map(({ user_id, name, role }) => ({ user_id, name, role }))
  const asked = members.flatMap(({ user_id, name }) =>
    user_id !== null && !named.some((one) => one.user_id === user_id)
      ? [{ user_id, name, role: 'other' as const }]
      : [],
  )
  return [...named, ...asked].map(({ user_id, name, role }) => ({
    ...presenceOf(
      shown,
      members.find((member) => member.user_id === user_id),
      name,
      memberKey('user', user_id),
    ),
    user_id,
    nickname: name,
    is_first: role === 'main',
    hr_type: role,
    isManage: role === 'manager',
  }))
}

function candidatesOf(shown: Shown): Room['interview_candidates'] {
  const { meeting, members } = shown.room
  return meeting.candidates.map(({ application_id, name, title }) => {
    const member = members.find((one) => one.application_id === application_id)
    const is_ready = member?.is_ready ?? false
    return {
      ...presenceOf(shown, member, name, memberKey('candidate', application_id)),
      candidate_info: { id: application_id },
      tracker_resume_id: application_id,
      positionText: title,
      is_ready,
      isAccept: acceptanceOf({ isReady: is_ready }),
      isInvited: (member?.invited_at ?? null) !== null,
    }
  })
}

/** What a room is called: who is met in it, and for which positions. */
const titleOf = (candidates: Room['interview_candidates']) =>
  [
    ...candidates.map(({ name }) => name),
    ...new Set(candidates.map(({ positionText }) => positionText)),
  ].join(' · ')

/** What was said, as the wire carries it. */
export function presentMessages(
  messages: readonly { id: number; member_id: number; content: string; sent_at: Date }[],
  members: readonly Member[],
): RoomMessage[] {
  const known = new Map(members.map((member) => [member.id, member]))
  return messages.map(({ id, member_id, content, sent_at }) => {
    const member = known.get(member_id)
    const [name, im_username] = member ? [member.name, keyOfMember(member)] : ['', '']
    return { id, im_username, name, content, sent_at: sent_at.toISOString() }
  })
}

/** Whether a screen is shared, whose, and whether by the one who asks. In the lobby nobody learns of it. */
export function shareStatusOf(entering: Entering, now: Date) {
  const sharer = isIn(entering) ? sharing(entering.room, now) : null
  return {
    share_status: sharer ? 1 : 0,
    share_name: sharer?.name ?? '',
    is_share: sharer !== null && sharer.id === entering.member?.id,
  }
}

interface Asked {
  readonly after: number
  /** The window that asks; null where it is no window in the room. */
  readonly connection: string | null
}

/** A room as one of those in it sees it. Whoever waits in the lobby reads no more of it than whom they wait for. */
export async function presentRoom(
  tx: Transaction,
  entering: Entering,
  { after, connection }: Asked,
  now: Date,
): Promise<Room> {
  const { room, member, who, part } = entering
  const { meeting, members } = room
  const inside = isIn(entering)
  const own = memberKey(who.kind, who.id)
  const [messages, files] = inside
    ? await tx.load(messagesAfter(meeting.id, after), filesOf(meeting.id))
    : [[], []]
  const nameOf = (id: number | null) => members.find((one) => one.id === id)?.name ?? ''
  const candidates = candidatesOf({ room, now })
  const guests = members.flatMap((one) =>
    one.guest_name === null
      ? []
      : [{ ...presenceOf({ room, now }, one, one.guest_name, memberKey('guest', one.id)), id: one.id }],
  )
  const staff = who.kind === 'user'
  // Those who are met one after the other do not learn of each other.
  const shown = candidates.filter(
    (one) => staff || one.im_username === own || (inside && one.is_ready && one.isOnline),
  )
  return {
    interview_id: meeting.id,
    title: titleOf(shown),
    interviewTime: meeting.starts_at.toISOString(),
    endTime: meeting.ends_at.toISOString(),
    current_time: now.toISOString(),
    end_time: meeting.finished_at?.toISOString() ?? null,
    interviewState: roomStateOf(room.begunAt, meeting.finished_at),
    isMulti: meeting.is_multi,
    program_status: room.programBy === null ? 0 : 1,
    program_name: nameOf(room.programBy),
    ...shareStatusOf(entering, now),
    recording: recordingStatus(room, member, now),
    waiting_count: waitingCount(
      candidates.map(({ isOnline: here, is_ready, isInvited }) => ({
        isOnline: here,
        isReady: is_ready,
        isInvited,
      })),
    ),
    hr_type: part?.role ?? '',
    im_username: own,
    is_elsewhere: connection !== null && member !== undefined && member.connection !== connection,
    is_in: inside,
    is_invited: (member?.invited_at ?? null) !== null,
    interview_users: usersOf({ room, now }).map((one) => (inside ? one : { ...one, connection: '' })),
    interview_candidates: shown,
    guests: inside ? guests : [],
    files: files.map(
      (file): RoomFile => ({
        id: file.id,
        name: file.name,
        bytes: Number(file.bytes),
        added_by: nameOf(file.member_id),
        added_at: file.added_at.toISOString(),
        can_delete: staff && (file.member_id === member?.id || (part?.acts ?? false)),
      }),
    ),
    dialog: presentMessages([...messages].reverse(), members),
    signals: [],
    ice_servers: member && inside && isOnStage(member) ? iceServersFor(own, now) : [],
    turned_off: {
      audio: member?.audio_off_at?.toISOString() ?? null,
      video: member?.video_off_at?.toISOString() ?? null,
    },
    can: {
      invite: (part?.acts ?? false) && !meeting.isOver,
      finish: part?.canFinish ?? false,
    },
    version: meeting.version,
  }
}
