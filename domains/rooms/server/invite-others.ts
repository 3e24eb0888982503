import { randomBytes } from 'node:crypto'
import { type Context, secrets } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { sql } from 'kysely'
import type { Entering } from './enter.ts'
import { bounds, rooms } from './room-store.ts'
import { saveMember } from './save-member.ts'

type Inviting = Context<typeof roomsApi.invite>

/** Asks colleagues in, who then see the room and nothing else of its candidates. */
export async function inviteColleagues({ body, tx, now, refuse }: Inviting, { room }: Entering) {
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
export function inviteGuest({ body, tx, now, refuse }: Inviting, { room }: Entering): string | null {
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
