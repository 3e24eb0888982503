import { randomBytes } from 'node:crypto'
import { canSeeApplication } from '@bole/pipeline/server'
import { type Context, type Handler, notFound, secrets } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { invited } from '@bole/rooms/model'
import { sql } from 'kysely'
import { type Entering, enterAsStaff } from './enter.ts'
import { bounds, rooms } from './room-store.ts'
import { saveMember } from './save-member.ts'

type Inviting = Context<typeof roomsApi.invite>

/** Candidates who are asked into the room, or one of them back into its lobby. */
async function inviteCandidates({ body, caller, tx, now, refuse }: Inviting, { room }: Entering) {
  for (const id of new Set(body.candidates)) {
    const met = room.meeting.candidates.find(({ application_id }) => application_id === id)
    if (!met) {
      if (!(await canSeeApplication(tx, caller, id))) throw notFound()
      throw refuse('not_met_here', { values: { name: '' } })
    }
    const member = room.members.find(({ application_id }) => application_id === id)
    const before = { isInvited: (member?.invited_at ?? null) !== null, isReady: member?.is_ready ?? false }
    const after = invited(before, body.is_invited, body.candidates.length === 1)
    if (after === before) continue
    saveMember(
      tx,
      room.meeting.id,
      { kind: 'candidate', id },
      {
        invited_at: after.isInvited ? now : null,
        is_ready: after.isReady,
      },
    )
  }
}

async function inviteColleagues({ body, tx, now, refuse }: Inviting, { room }: Entering) {
  if (body.user_ids.length === 0) return
  const ids = [...new Set(body.user_ids)]
  const [known] = await tx.load(
    rooms
      .selectFrom('users')
      .select('id')
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('state', '=', 'enabled'),
  )
  if (known.length < ids.length) throw refuse('unknown_person')
  for (const id of ids) saveMember(tx, room.meeting.id, { kind: 'user', id }, { invited_at: now })
}

/** Makes the link by which a guest enters; it is answered once and kept as a digest. */
function inviteGuest({ body, tx, now, refuse }: Inviting, { room }: Entering): string | null {
  if (body.guest_name === undefined) return null
  if (room.members.filter(({ guest_name }) => guest_name !== null).length >= bounds.guests)
    throw refuse('too_many_guests', { values: { most: bounds.guests } })
  const token = randomBytes(32).toString('base64url')
  tx.save(
    rooms.insertInto('room_members').values({
      organisation_id: tx.organisationId,
      interview_id: room.meeting.id,
      guest_name: body.guest_name,
      guest_digest: secrets.digestOf(token),
      invited_at: now,
      is_ready: true,
    }),
  )
  return `/careers/room/${token}`
}

export const invite: Handler<typeof roomsApi.invite> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  await tx.load(tx.hold(`room ${body.interview_id}`))
  const entering = await enterAsStaff(tx, caller, body.interview_id, now)
  if (!entering.part?.acts) throw refuse('not_yours')
  if (entering.room.meeting.isOver) throw refuse('room_finished')
  await inviteCandidates(context, entering)
  await inviteColleagues(context, entering)
  const guest_path = inviteGuest(context, entering)
  tx.announce('room', { interview: body.interview_id })
  return { guest_path }
}
