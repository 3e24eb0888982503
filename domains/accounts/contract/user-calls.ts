import { roles } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { givenRoleSchema, userSchema } from './schemas.ts'
import { batchReply, keptFields, passwordLink, seenUser, username } from './user-schemas.ts'

const version = z.int().positive()

/** What any change of an account may hear. */
const changeRefusals = ['stale', 'not_lower_role'] as const

/** What whoever takes a SuperAdmin away may hear. */
const awayRefusals = [...changeRefusals, 'last_super_admin'] as const

const placeRefusals = [
  'username_taken',
  'has_account',
  'role_too_high',
  'department_needed',
  'seats_full',
] as const

/** Accounts of an organisation and people to choose from. */
export const userCalls = {
  listUsers: {
    method: 'GET',
    path: 'org/user',
    summary: 'Accounts of the organisation, or of the own departments',
    access: 'users.view',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      role: z.enum(roles).optional(),
      role_id: field.idOf('role').optional(),
      is_enabled: field.flag.optional(),
      /** With everything beneath them. */
      department_ids: field.commaList(field.idOf('department')),
    }),
    reply: z.object({ list: z.array(userSchema) }),
    hasTotal: true,
    shows: ['user', 'department', 'role'],
  },
  viewUser: {
    method: 'GET',
    path: 'org/user/view',
    summary: 'One account',
    access: 'users.view',
    query: z.object({ id: field.idOf('user') }),
    reply: z.object({ user: userSchema }),
    shows: [{ entity: 'user', by: 'id' }],
  },
  createUser: {
    method: 'POST',
    path: 'org/user/create',
    summary: 'A new account of a lower role; its password is set by the link answered, or sent',
    access: 'users.manage',
    needsProof: true,
    body: z.object(keptFields).partial().required({ username: true, name: true, role: true }),
    reply: z.object({ id: field.id, link: passwordLink.nullable() }),
    refusals: placeRefusals,
    changes: ['user'],
  },
  updateUser: {
    method: 'POST',
    path: 'org/user/update',
    summary: 'Change an account of a lower role; what is not given stays',
    access: 'users.manage',
    query: z.object({ id: field.idOf('user') }),
    body: z.object({ version, ...z.object(keptFields).partial().shape }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...awayRefusals, ...placeRefusals],
    changes: ['user'],
  },
  checkUsername: {
    method: 'GET',
    path: 'org/user/check-username',
    summary: 'Whether a username is free, or the own of the account named',
    access: 'users.manage',
    query: z.object({ username, id: field.idOf('user').optional() }),
    reply: z.object({ is_free: z.boolean() }),
    perMinute: 240,
  },
  enableUser: {
    method: 'POST',
    path: 'org/user/enable',
    summary: 'Let somebody sign in again',
    access: 'users.manage',
    body: seenUser,
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...changeRefusals, 'seats_full'],
    changes: ['user'],
  },
  disableUser: {
    method: 'POST',
    path: 'org/user/disable',
    summary: 'Let somebody sign in no more; their sessions end at once',
    access: 'users.manage',
    query: z.object({ id: field.idOf('user') }),
    body: z.object({ version }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: awayRefusals,
    changes: ['user'],
  },
  enableUsers: {
    method: 'POST',
    path: 'org/user/batch-enable',
    summary: 'Let several people sign in again; who cannot says why',
    access: 'users.manage',
    body: z.object({ users: z.array(seenUser).min(1).max(200) }),
    reply: batchReply,
    changes: ['user'],
  },
  disableUsers: {
    method: 'POST',
    path: 'org/user/batch-disable',
    summary: 'Let several people sign in no more; who cannot says why',
    access: 'users.manage',
    body: z.object({ users: z.array(seenUser).min(1).max(200) }),
    reply: batchReply,
    changes: ['user'],
  },
  resetPassword: {
    method: 'POST',
    path: 'org/user/reset-password',
    summary: 'A link to set a new password with; it ends the one before it',
    access: 'users.manage',
    needsProof: true,
    query: z.object({ id: field.idOf('user') }),
    reply: z.object({ link: passwordLink.nullable() }),
    refusals: ['not_lower_role', 'user_disabled'],
    changes: ['user'],
    perMinute: 60,
  },
  syncToHaitou: {
    method: 'POST',
    path: 'org/user/sync-to-haitou',
    summary: 'Tell the configured service outside what an account is now',
    access: 'users.manage',
    query: z.object({ id: field.idOf('user') }),
    reply: field.done,
    refusals: ['not_lower_role', 'no_service', 'service_unreachable', 'service_refused'],
    perMinute: 60,
  },
  resetSecondFactor: {
    method: 'POST',
    path: 'org/user/reset-second-factor',
    summary:
      'Let somebody who lost their phone and codes sign in by their password alone; ends their sessions',
    access: 'users.manage',
    needsProof: true,
    query: z.object({ id: field.idOf('user') }),
    reply: field.done,
    refusals: ['not_lower_role'],
    changes: ['user', 'second_factor'],
  },
  listRoles: {
    method: 'GET',
    path: 'common/role',
    summary: 'The roles the caller may give to others, own ones after the one they are based on',
    access: 'users.view',
    reply: z.object({ list: z.array(givenRoleSchema) }),
    shows: ['role'],
  },
} as const satisfies Record<string, CallRecord>
