import type { Permission } from '@bole/accounts/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { currentUserSchema, departmentSchema, personSchema, roleSchema, userSchema } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    department: 'accounts'
    session: 'accounts'
    user: 'accounts'
  }
  interface PermissionCatalogue extends Record<Permission, true> {}
}

export const accountsApi = defineApi('accounts', {
  signIn: {
    method: 'POST',
    path: 'site/login',
    summary: 'Sign in with a username and password; sets the session cookie',
    access: 'anyone',
    body: z.object({
      username: field.requiredText(100),
      password: z.string().min(1).max(200),
      challenge_id: field.naming('challenge', z.uuid()).optional(),
      verify_code: field.text(20).optional(),
      /** The code of a partner's link to this page, as the address has it; nothing is made of it yet. */
      dzcode: field.text(100).optional(),
    }),
    reply: z.object({}),
    refusals: [
      'wrong_username_or_password',
      'account_expired',
      'wrong_verification_code',
      'too_many_failures',
    ],
    perMinute: 120,
  },
  askVerification: {
    method: 'POST',
    path: 'site/verify-code',
    summary: 'A question that somebody whose sign-in failed several times has to answer',
    access: 'anyone',
    reply: z.object({ challenge_id: z.uuid(), question: z.string() }),
    perMinute: 60,
  },
  signOut: {
    method: 'POST',
    path: 'site/logout',
    summary: 'End this session',
    access: 'signed_in',
    reply: field.done,
  },
  changePassword: {
    method: 'POST',
    path: 'site/change-password',
    summary: 'Change the own password; every other session of the user ends',
    access: 'signed_in',
    body: z.object({ old_password: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
    reply: field.done,
    refusals: ['wrong_old_password', 'too_short', 'too_long', 'too_common', 'like_username'],
    perMinute: 20,
  },
  getCurrentUser: {
    method: 'GET',
    path: 'org/user/current',
    summary: 'The signed-in user: role, organisation, menu, counts and permissions',
    access: 'signed_in',
    reply: currentUserSchema,
    shows: ['session', 'notice', 'progress', 'user'],
  },
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
  listDepartments: {
    method: 'GET',
    path: 'org/department/tree',
    summary: 'The departments the caller looks after, parents before children, to build the tree from',
    access: 'signed_in',
    reply: z.object({ list: z.array(departmentSchema) }),
    shows: ['department'],
  },
  recordPageView: {
    method: 'POST',
    path: 'log/page-view',
    summary: 'Record that a screen was opened',
    access: 'signed_in',
    body: z.object({ path: field.requiredText(300).startsWith('/') }),
    reply: field.done,
  },
})
