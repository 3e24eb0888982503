import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { personSchema, roleSchema, userSchema } from './schemas.ts'

/** Accounts of an organisation, what they may do, and people to choose from. */
export const userCalls = {
  listUsers: {
    method: 'GET',
    path: 'org/user',
    summary: 'Accounts of the organisation, or of the own departments',
    access: 'users.view',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      role: z.enum(roleSchema.shape.name.options).optional(),
    }),
    reply: z.object({ list: z.array(userSchema) }),
    hasTotal: true,
    shows: ['user'],
  },
  listRoles: {
    method: 'GET',
    path: 'common/role',
    summary: 'The roles the caller may give to others, from the highest',
    access: 'users.view',
    reply: z.object({ list: z.array(roleSchema) }),
  },
  getPermissionTree: {
    method: 'GET',
    path: 'auth/permission/tree',
    summary: 'Every permission by area, and what each role holds without changes',
    access: 'users.view',
    reply: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          children: z.array(z.object({ name: z.string(), roles: z.array(z.string()) })),
        }),
      ),
    }),
  },
  listPeople: {
    method: 'GET',
    path: 'param/user-list',
    summary: 'People to choose from, as owner, interviewer or approver',
    access: 'signed_in',
    query: z.object({
      keyword: field.text(100).optional(),
      /** These and no others, those that were disabled as well. */
      ids: field.commaList(field.idOf('user')),
    }),
    reply: z.object({ list: z.array(personSchema) }),
    shows: ['user'],
  },
} as const satisfies Record<string, CallRecord>
