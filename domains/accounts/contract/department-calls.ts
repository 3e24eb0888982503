import { type CallRecord, definePlain, field } from '@bole/platform/contract'
import * as z from 'zod'
import { mostHeads } from '../model/departments.ts'
import { departmentEventSchema, departmentPageSchema, keptDepartmentSchema } from './department-schemas.ts'

/** The tags that departments are given, by name; one that is removed leaves its departments. */
export const departmentTags = definePlain('department_tag', {
  nouns: ['tag of departments', 'tags that departments are given'],
  entity: 'department',
  access: ['departments.view', 'departments.manage'],
  calls: {
    listDepartmentTags: 'GET org/department-tag/index',
    createDepartmentTag: 'POST org/department-tag/create',
    updateDepartmentTag: 'POST org/department-tag/update',
    removeDepartmentTag: 'POST org/department-tag/delete',
  },
  fields: { name: field.requiredText(30) },
  unique: 'name',
  atMost: 200,
  searched: ['name'],
  // Departments that have it.
  facts: { departments: z.number() },
})

const version = z.number().int().positive()
const byId = z.object({ id: field.idOf('department') })
const name = field.requiredText(60)
const who = {
  head_ids: z.array(field.idOf('user')).max(mostHeads),
  tag_ids: z.array(field.idOf('department_tag')).max(30),
}
const changes = ['department', 'user', 'session'] as const

/** Departments of an organisation. */
export const departmentCalls = {
  overviewDepartments: {
    method: 'GET',
    path: 'org/department/index',
    summary: 'The same tree with people, positions, heads and tags of each department',
    access: 'departments.view',
    reply: z.object({
      list: z.array(keptDepartmentSchema),
      can: z.object({ manage: z.boolean(), createAtTop: z.boolean() }),
    }),
    shows: ['department', 'user', 'position'],
  },
  viewDepartment: {
    method: 'GET',
    path: 'org/department/view',
    summary: 'One department: where it stands, who leads it, what is in it',
    access: 'departments.view',
    query: byId,
    reply: z.object({ department: departmentPageSchema }),
    shows: [{ entity: 'department', by: 'id' }, 'user', 'position', 'application'],
  },
  listDepartmentHistory: {
    method: 'GET',
    path: 'org/department/history',
    summary: 'What was done to a department and by whom, the latest first',
    access: 'departments.view',
    query: z.object({ ...byId.shape, ...field.paging }),
    reply: z.object({ list: z.array(departmentEventSchema) }),
    hasTotal: true,
    shows: [{ entity: 'department', by: 'id' }],
  },
  createDepartment: {
    method: 'POST',
    path: 'org/department/create',
    summary: 'A new department, below another one or at the top',
    access: 'departments.manage',
    body: z.object({
      name,
      parent_id: field.idOf('department').nullable().default(null),
      head_ids: who.head_ids.default([]),
      tag_ids: who.tag_ids.default([]),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['name_taken', 'too_deep', 'top_is_out_of_reach', 'unknown_head', 'unknown_tag'],
    changes,
  },
  updateDepartment: {
    method: 'POST',
    path: 'org/department/update',
    summary: 'Rename a department, or change its heads and tags; what is left out stays',
    access: 'departments.manage',
    query: byId,
    body: z.object({
      version,
      name: name.optional(),
      head_ids: who.head_ids.optional(),
      tag_ids: who.tag_ids.optional(),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'name_taken', 'unknown_head', 'unknown_tag'],
    changes: ['department'],
  },
  moveDepartment: {
    method: 'POST',
    path: 'org/department/move',
    summary: 'Put a department with all beneath it elsewhere in the tree',
    access: 'departments.manage',
    body: z.object({
      ...byId.shape,
      version,
      /** Null: the top. */
      parent_id: field.idOf('department').nullable(),
      /** The sibling it stands before; null: the last. */
      before_id: field.idOf('department').nullable().default(null),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'name_taken', 'under_itself', 'too_deep', 'top_is_out_of_reach'],
    changes,
  },
  mergeDepartment: {
    method: 'POST',
    path: 'org/department/merge',
    summary: 'Let a department go up in another one, with people, positions and what is beneath it',
    access: 'departments.manage',
    body: z.object({ ...byId.shape, version, into_id: field.idOf('department') }),
    reply: z.object({ id: field.id }),
    refusals: ['stale', 'name_taken', 'under_itself', 'too_deep', 'top_is_out_of_reach'],
    changes,
  },
  deleteDepartment: {
    method: 'POST',
    path: 'org/department/delete',
    summary: 'Delete a department that nothing stands in',
    access: 'departments.manage',
    query: byId,
    reply: z.object({ id: field.id }),
    refusals: ['department_not_empty', 'top_is_out_of_reach'],
    changes: ['department'],
  },
  ...departmentTags.calls,
} as const satisfies Record<string, CallRecord>
