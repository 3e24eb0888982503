import { onlineMeetingOf, partIn, seesMeeting } from '@bole/interviews/server'
import { applicationOfToken } from '@bole/pipeline/server'
import { type Caller, notFound, prepared, secrets, type Transaction } from '@bole/platform/server'
import { type FoundRoom, type Member, roomOf, rooms } from './room-store.ts'

/** Who asks, as the room knows them: a row of its members where they have one, and what their being in it is called. */
export interface Entering {
  readonly room: FoundRoom
  /** Their row; undefined before they enter for the first time. */
  readonly member: Member | undefined
  readonly who:
    | { readonly kind: 'user'; readonly id: number }
    | { readonly kind: 'candidate'; readonly id: number }
    | { readonly kind: 'guest'; readonly id: number }
  readonly part: ReturnType<typeof partIn> | null
}

/** The room for somebody of staff who sees its interview, or was asked into it; 404 for anybody else. */
export async function enterAsStaff(
  tx: Transaction,
  caller: Caller,
  interviewId: number,
  now: Date,
): Promise<Entering> {
  const room = await roomOf(tx, interviewId)
  const member = room.members.find(({ user_id }) => user_id === caller.userId)
  // Whoever has been in the room by their part in the interview and lost it is no longer asked in.
  const isAsked = member !== undefined && member.invited_at !== null
  if (!isAsked && !(await seesMeeting(tx, caller, interviewId))) throw notFound()
  const part = partIn(room.meeting, caller, now)
  return { room, member, who: { kind: 'user', id: caller.userId }, part }
}

// Text: a function of the database, which alone looks across organisations before it is known whose secret this is.
const roomOfGuest = prepared<{ organisation_id: number; interview_id: number; member_id: number }>(
  'select organisation_id, interview_id, member_id from room_of_guest($1)',
)

async function roomOfToken(tx: Transaction, token: string): Promise<Entering | null> {
  const digest = secrets.digestOf(token)
  const [[page], [guest]] = await tx.load(applicationOfToken(digest), roomOfGuest(digest))
  if (page) {
    tx.enter(page.organisation_id)
    const interviewId = await onlineMeetingOf(tx, page.application_id)
    if (interviewId === null) return null
    const room = await roomOf(tx, interviewId)
    const member = room.members.find(({ application_id }) => application_id === page.application_id)
    return { room, member, who: { kind: 'candidate', id: page.application_id }, part: null }
  }
  if (!guest) return null
  tx.enter(guest.organisation_id)
  const room = await roomOf(tx, guest.interview_id)
  const member = room.members.find(({ id }) => id === guest.member_id)
  return member ? { room, member, who: { kind: 'guest', id: member.id }, part: null } : null
}

/** Goes on in the organisation of the room that a private page's or a guest's secret leads to; 404 for any other text. */
export async function enterByToken(tx: Transaction, token: string) {
  const entering = await roomOfToken(tx, token)
  const organisation =
    entering &&
    (await tx.find(
      rooms.selectFrom('organisations').select(['name', 'slug']).where('id', '=', tx.organisationId),
    ))
  if (!entering || !organisation || entering.room.meeting.state === 'off') throw notFound()
  return { entering, organisation }
}

/** Whether somebody is in the room and not in its lobby: staff and guests were asked in by being what they are. */
export function isIn({ who, member }: Pick<Entering, 'who' | 'member'>): boolean {
  return who.kind === 'candidate' ? (member?.is_ready ?? false) : true
}
