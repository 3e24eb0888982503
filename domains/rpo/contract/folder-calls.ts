import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { rpoFolder } from './schemas.ts'

/** What somebody sorts their uploads into. */
export const folderCalls = {
  listFolders: {
    method: 'GET',
    path: 'resume/dir/list',
    summary: 'One’s folders of uploads by their names, with how many files are in each',
    access: 'rpo.send',
    reply: z.object({ list: z.array(rpoFolder) }),
    shows: ['rpo_folder'],
  },
  saveFolder: {
    method: 'POST',
    path: 'resume/dir/save',
    summary: 'A new folder of uploads, or another name for one',
    access: 'rpo.send',
    body: z.object({ id: field.idOf('rpo_folder').nullable().default(null), name: field.name(60) }),
    reply: z.object({ id: field.id }),
    refusals: ['name_taken', 'too_many_folders'],
    changes: ['rpo_folder'],
  },
  removeFolder: {
    method: 'POST',
    path: 'resume/dir/delete',
    summary: 'Remove a folder; the files in it stay, in none',
    access: 'rpo.send',
    body: z.object({ id: field.idOf('rpo_folder') }),
    reply: field.done,
    changes: ['rpo_folder', 'rpo_record'],
  },
  moveRecords: {
    method: 'POST',
    path: 'resume/dir/move',
    summary: 'Sort files of drafts into a folder, or out of all',
    access: 'rpo.send',
    body: z.object({
      ids: z.array(field.idOf('rpo_record')).min(1).max(1000),
      dir_id: field.idOf('rpo_folder').nullable(),
    }),
    reply: z.object({ count: z.number() }),
    refusals: ['already_sent'],
    changes: ['rpo_folder', 'rpo_record'],
  },
} as const satisfies Record<string, CallRecord>
