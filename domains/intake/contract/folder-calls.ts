import { doors } from '@bole/intake/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const named = z.object({ id: field.id, name: z.string() })

/** A folder of what arrives (specification: config/folder), with what lands in it and who sees that. */
export const folderSchema = z.object({
  id: field.id,
  version: z.number(),
  name: z.string(),
  theme: named.nullable(),
  position: named.nullable(),
  doors: z.array(z.enum(doors)),
  is_shared: z.boolean(),
  people: z.array(named),
  /** What lies in it, and how much of that waits. */
  count: z.number(),
  waiting_count: z.number(),
  can: z.object({ edit: z.boolean(), order: z.boolean(), remove: z.boolean(), empty: z.boolean() }),
})

export type ResumeFolder = z.output<typeof folderSchema>

const origin = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]))

const body = {
  name: field.name(60),
  theme_id: field.idOf('project').nullable().default(null),
  position_id: field.idOf('position').nullable().default(null),
  doors: z.array(z.enum(doors)).max(doors.length).default([]),
  is_shared: z.boolean(),
  user_ids: z.array(field.idOf('user')).max(50).default([]),
}

const seen = { id: field.idOf('resume_folder'), version: z.number().int().positive() }

const refusals = [
  'name_taken',
  'unknown_project',
  'unknown_position',
  'position_elsewhere',
  'unknown_person',
] as const

/** The folders that channels deliver into. */
export const folderCalls = {
  listFolders: {
    method: 'GET',
    path: 'config/folder/index',
    summary: 'The folders of what arrives for one kind of hiring that the caller sees, in their order',
    access: 'positions.view',
    query: z.object({ ...field.paging, origin: origin.default(2), keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(folderSchema) }),
    hasTotal: true,
    shows: ['resume_folder', 'intake_item', 'project', 'position'],
  },
  createFolder: {
    method: 'POST',
    path: 'config/folder/create',
    summary: 'Make a folder, and say which channels deliver what into it and who sees that',
    access: 'positions.manage',
    body: z.object({ origin, ...body }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...refusals, 'folders_full'],
    changes: ['resume_folder'],
  },
  updateFolder: {
    method: 'POST',
    path: 'config/folder/update',
    summary: 'Rename a folder, and say anew what lands in it and who sees that; what lies there stays',
    access: 'positions.manage',
    body: z.object({ ...seen, ...body }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...refusals, 'stale'],
    changes: ['resume_folder', 'intake_item'],
  },
  removeFolder: {
    method: 'POST',
    path: 'config/folder/delete',
    summary: 'Remove a folder; what lies in it goes to another one, or it has to be empty',
    access: 'positions.manage',
    body: z.object({ ...seen, move_to: field.idOf('resume_folder').nullable().default(null) }),
    reply: z.object({ moved: z.number() }),
    refusals: ['stale', 'folder_not_empty', 'same_folder'],
    changes: ['resume_folder', 'intake_item'],
  },
  sortFolders: {
    method: 'POST',
    path: 'config/folder/sort',
    summary: 'Put folders in this order, in the places they hold between them',
    access: 'positions.manage',
    body: z.object({ ids: z.array(field.idOf('resume_folder')).min(2).max(200) }),
    reply: field.done,
    changes: ['resume_folder'],
  },
} as const satisfies Record<string, CallRecord>
