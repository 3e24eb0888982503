import { permissions } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { roleSchema } from './schemas.ts'
import { seenUser } from './user-schemas.ts'

const name = z.enum(permissions)

/** What people may do, beyond their role and within it. */
export const permissionCalls = {
  getPermissionTree: {
    method: 'GET',
    path: 'auth/permission/tree',
    summary: 'Every permission by area, and which roles hold it, with what the organisation changed of them',
    access: 'users.view',
    reply: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          children: z.array(z.object({ name, roles: z.array(z.string()) })),
        }),
      ),
    }),
    shows: ['role'],
  },
  viewUserPermissions: {
    method: 'GET',
    path: 'org/user/permission',
    summary: 'What one user may do, what of it comes with the role, and what the caller may change',
    access: 'users.view',
    query: z.object({ id: field.idOf('user') }),
    reply: z.object({
      id: field.id,
      name: z.string(),
      role: roleSchema,
      version: z.number(),
      list: z.array(
        z.object({ name, is_held: z.boolean(), is_of_role: z.boolean(), can_change: z.boolean() }),
      ),
    }),
    shows: [{ entity: 'user', by: 'id' }, 'role'],
  },
  saveUserPermissions: {
    method: 'POST',
    path: 'auth/user-permission/batch',
    summary: 'Give and take permissions of one user or several: all of it, or nothing',
    access: 'users.manage',
    needsProof: true,
    body: z.object({
      users: z
        .array(
          seenUser.extend({
            permissions: z.array(z.object({ name, is_held: z.boolean() })).max(permissions.length),
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: z.object({ users: z.array(z.object({ id: field.id, version: z.number() })) }),
    refusals: ['stale', 'not_lower_role', 'not_held'],
    changes: ['user'],
  },
} as const satisfies Record<string, CallRecord>
