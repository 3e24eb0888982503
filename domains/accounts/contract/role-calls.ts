import { fieldGroups, permissions, roles } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { areas, givenReaches } from '../model/record-areas.ts'

const byId = z.object({ id: field.idOf('role') })
const version = z.int().positive()
const roleName = field.requiredText(40)
const builtIn = z.enum(roles)
const permissionName = z.enum(permissions)
const hides = z.array(z.enum(fieldGroups)).max(fieldGroups.length)

const reach = z.enum(givenReaches)

const keptRole = z.object({
  id: field.id,
  /** The built-in role it is, or stands on. */
  based_on: builtIn,
  /** Null: a built-in role. */
  name: z.string().nullable(),
  /** Accounts that have it, disabled ones too. */
  people: z.number(),
  /** Whether it differs from the built-in role. */
  is_changed: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), copy: z.boolean(), remove: z.boolean() }),
})

/** Roles of an organisation: the eight built-in ones as it changes them, and its own. */
export const roleCalls = {
  listKeptRoles: {
    method: 'GET',
    path: 'auth/role/index',
    summary: 'The roles of the organisation, built-in and own, with how many have them',
    access: 'users.view',
    query: z.object({ ...field.paging }),
    reply: z.object({ list: z.array(keptRole) }),
    hasTotal: true,
    shows: ['role', 'user'],
  },
  viewRole: {
    method: 'GET',
    path: 'auth/role/view',
    summary: 'One role: what it gives, what of it is built in, and what the caller may change',
    access: 'users.view',
    query: byId,
    reply: z.object({
      role: keptRole.extend({
        permissions: z.array(
          z.object({
            name: permissionName,
            is_held: z.boolean(),
            is_built_in: z.boolean(),
            can_change: z.boolean(),
          }),
        ),
        hides,
        /** How far its people see, by area. */
        scopes: z.record(z.enum(areas), z.enum([...givenReaches, 'nothing'])),
      }),
    }),
    shows: [{ entity: 'role', by: 'id' }],
  },
  createRole: {
    method: 'POST',
    path: 'auth/role/create',
    summary: 'A role of the organisation’s own, which ranks as the built-in one it is based on',
    access: 'users.manage',
    needsProof: true,
    body: z.object({ name: roleName, based_on: builtIn }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['role_too_high', 'role_name_taken', 'too_many_roles', 'whole_organisation_only', 'not_held'],
    changes: ['role'],
  },
  copyRole: {
    method: 'POST',
    path: 'auth/role/copy',
    summary: 'An own role that gives what another role gives',
    access: 'users.manage',
    needsProof: true,
    query: byId,
    body: z.object({ version, name: roleName }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [
      'stale',
      'role_too_high',
      'role_name_taken',
      'too_many_roles',
      'whole_organisation_only',
      'not_held',
    ],
    changes: ['role'],
  },
  updateRole: {
    method: 'POST',
    path: 'auth/role/update',
    summary:
      'Change what a role gives, all of it or nothing; what is not given stays. Holds from the next request',
    access: 'users.manage',
    needsProof: true,
    query: byId,
    body: z.object({
      version,
      /** Of own roles alone. */
      name: roleName.optional(),
      permissions: z
        .array(z.object({ name: permissionName, is_held: z.boolean() }))
        .max(permissions.length)
        .optional(),
      hides: hides.optional(),
      scopes: z.object({ candidates: reach, positions: reach, accounts: reach }).partial().optional(),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [
      'stale',
      'role_too_high',
      'role_name_taken',
      'role_built_in',
      'whole_organisation_only',
      'not_held',
    ],
    changes: ['role'],
  },
  deleteRole: {
    method: 'POST',
    path: 'auth/role/delete',
    summary: 'Delete an own role; whoever has it gets another one',
    access: 'users.manage',
    needsProof: true,
    query: byId,
    body: z.object({
      version,
      /** The role its people get; needed where it has some. */
      to_id: field.idOf('role').nullable().default(null),
    }),
    reply: z.object({ id: field.id }),
    refusals: [
      'stale',
      'role_too_high',
      'role_built_in',
      'role_in_use',
      'department_needed',
      'seats_full',
      'whole_organisation_only',
    ],
    changes: ['role', 'user', 'invitation'],
  },
  listRoleHistory: {
    method: 'GET',
    path: 'auth/role/history',
    summary: 'What was done to a role and by whom, the latest first',
    access: 'users.view',
    query: z.object({ ...byId.shape, ...field.paging }),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          action: z.enum(['create', 'copy', 'update', 'delete']),
          user_name: z.string(),
          happened_at: z.string(),
          name: z.string().nullable(),
          given: z.array(permissionName),
          taken: z.array(permissionName),
          hidden: hides,
          shown: hides,
          scopes: z.array(z.object({ area: z.enum(areas), reach })),
        }),
      ),
    }),
    hasTotal: true,
    shows: [{ entity: 'role', by: 'id' }],
  },
} as const satisfies Record<string, CallRecord>
