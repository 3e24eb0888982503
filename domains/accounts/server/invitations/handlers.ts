import { acceptInvitation } from './accept-invitation.ts'
import { inviteColleagues } from './invite-colleagues.ts'
import { cancelInvitation, inviteAgain } from './keep-invitations.ts'
import { listInvitations } from './list-invitations.ts'
import { viewInvitation } from './view-invitation.ts'

/** The calls around invitations. */
export const invitationHandlers = {
  inviteColleagues,
  listInvitations,
  inviteAgain,
  cancelInvitation,
  viewInvitation,
  acceptInvitation,
}
