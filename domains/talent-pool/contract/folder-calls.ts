import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { folderBody, folderSchema, placesSchema } from './schemas.ts'

const seen = { id: field.idOf('pool_folder'), version: z.number().int().positive() }

/** The folders of the pool, and who sees them. */
export const folderCalls = {
  listFolders: {
    method: 'GET',
    path: 'tracker/resume/talent/folders',
    summary: 'The folders of the pool that the caller sees, with their rights and the places of the pool',
    access: 'pool.view',
    query: z.object({ ...field.paging, keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(folderSchema), talent_quota_count: placesSchema }),
    hasTotal: true,
    shows: ['pool_folder', 'talent'],
  },
  createFolder: {
    method: 'POST',
    path: 'tracker/resume/talent/folder/create',
    summary: 'Make a folder; whoever makes it manages it, beside those it names',
    access: 'pool.manage',
    body: z.object(folderBody),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['name_taken', 'folders_full', 'unknown_person', 'unknown_department'],
    changes: ['pool_folder'],
  },
  updateFolder: {
    method: 'POST',
    path: 'tracker/resume/talent/folder/update',
    summary: 'Rename a folder, and say anew who sees and who manages it',
    access: 'pool.manage',
    body: z.object({ ...seen, ...folderBody }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'name_taken', 'unknown_person', 'unknown_department', 'not_your_folder'],
    changes: ['pool_folder'],
  },
  removeFolder: {
    method: 'POST',
    path: 'tracker/resume/talent/folder/delete',
    summary: 'Remove a folder that nobody is in',
    access: 'pool.manage',
    body: z.object(seen),
    reply: field.done,
    refusals: ['stale', 'folder_not_empty', 'not_your_folder'],
    changes: ['pool_folder'],
  },
} as const satisfies Record<string, CallRecord>
