import { canSeeApplication } from '@bole/pipeline/server'
import { type Context, type Handler, notFound } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { invited } from '@bole/rooms/model'
import { type Entering, enterAsStaff } from './enter.ts'
import { inviteColleagues, inviteGuest } from './invite-others.ts'
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
