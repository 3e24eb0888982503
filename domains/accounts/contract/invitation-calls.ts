import { roles } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { isEmail } from '../model/accounts.ts'
import { invitationStates } from '../model/invitations.ts'
import { ownName, username } from './user-schemas.ts'

/** A link to join with; `path` follows the address of this site. */
const link = z.object({ id: field.id, email: z.string(), path: z.string(), expire_time: z.string() })

/** What follows `#` in the address of an invitation. */
const token = z.string().regex(/^[\w-]{20,100}$/)

/** Asking colleagues to join, by a link each. */
export const invitationCalls = {
  inviteColleagues: {
    method: 'POST',
    path: 'org/user/invite',
    summary:
      'Ask colleagues to join: each gets a link by mail, or it is answered where there is no mail server',
    access: 'users.manage',
    needsProof: true,
    body: z.object({
      people: z
        .array(
          z.object({
            email: field.requiredText(120).refine(isEmail),
            role: z.enum(roles),
            /** One of the organisation’s own, which then says what `role` is. */
            role_id: field.idOf('role').nullable().default(null),
            department_id: field.idOf('department').nullable().default(null),
          }),
        )
        .min(1)
        .max(50),
    }),
    /** The links that are not sent; empty where all of them go by mail. */
    reply: z.object({ invited: z.number(), links: z.array(link) }),
    refusals: ['role_too_high', 'department_needed', 'seats_full', 'has_account', 'invited_twice'],
    changes: ['invitation', 'mail'],
  },
  listInvitations: {
    method: 'GET',
    path: 'org/user/invitations',
    summary: 'Who was asked to join and what became of it, newest first',
    access: 'users.manage',
    query: z.object(field.paging),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          email: z.string(),
          role: z.enum(roles),
          /** Null: the built-in one. */
          own_role_name: z.string().nullable(),
          department_name: z.string().nullable(),
          inviter_name: z.string(),
          state: z.enum(invitationStates),
          create_time: z.string(),
          expire_time: z.string(),
          can: z.object({ again: z.boolean(), cancel: z.boolean() }),
        }),
      ),
    }),
    hasTotal: true,
    shows: ['invitation', 'department', 'user'],
  },
  inviteAgain: {
    method: 'POST',
    path: 'org/user/invite-again',
    summary: 'A new link for an invitation; the old one leads nowhere',
    access: 'users.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('invitation') }),
    reply: z.object({ invited: z.number(), links: z.array(link) }),
    refusals: ['has_joined', 'role_too_high'],
    changes: ['invitation', 'mail'],
  },
  cancelInvitation: {
    method: 'POST',
    path: 'org/user/cancel-invitation',
    summary: 'Take an invitation back: its link leads nowhere',
    access: 'users.manage',
    body: z.object({ id: field.idOf('invitation') }),
    reply: field.done,
    refusals: ['has_joined', 'role_too_high'],
    changes: ['invitation'],
  },
  viewInvitation: {
    method: 'POST',
    path: 'site/invitation/view',
    summary: 'Who asks whom to join, for whoever holds the link',
    access: 'anyone',
    body: z.object({ token }),
    reply: z.object({ email: z.string(), organisation_name: z.string(), inviter_name: z.string() }),
    refusals: ['invitation_over'],
    perMinute: 60,
  },
  acceptInvitation: {
    method: 'POST',
    path: 'site/invitation/accept',
    summary: 'Join: an account with the name and password given; spends the link',
    access: 'anyone',
    body: z.object({
      token,
      name: ownName,
      username,
      password: z.string().min(1).max(200),
    }),
    reply: field.done,
    refusals: [
      'invitation_over',
      'name_not_plain',
      'username_taken',
      'seats_full',
      'too_short',
      'too_long',
      'too_common',
      'like_username',
    ],
    changes: ['invitation', 'user'],
    perMinute: 30,
  },
} as const satisfies Record<string, CallRecord>
