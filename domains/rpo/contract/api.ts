import { defineApi, field } from '@bole/platform/contract'
import { batchStates, recordStates } from '@bole/rpo/model'
import * as z from 'zod'
import { folderCalls } from './folder-calls.ts'
import { rpoBatch, rpoRecord, rpoShare, rpoTheme } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    rpo_batch: 'rpo'
    rpo_record: { owner: 'rpo'; of: 'rpo_batch' }
    rpo_folder: 'rpo'
    rpo_share: 'rpo'
  }
}

const megabyte = 1024 * 1024
const ids = z.array(field.idOf('rpo_record')).min(1).max(1000)

export const rpoApi = defineApi('rpo', {
  listThemes: {
    method: 'GET',
    path: 'rpo/theme',
    summary: 'The projects, with their open positions, that the caller may hand in candidates for',
    access: 'rpo.send',
    reply: z.object({ list: z.array(rpoTheme) }),
    shows: ['project', 'position', 'rpo_share'],
  },
  listRecords: {
    method: 'GET',
    path: 'rpo/resume/import-record',
    summary:
      'The files one handed in, the newest first, with what became of each and how many stand in each state',
    access: 'rpo.send',
    query: z.object({
      ...field.paging,
      batch_id: field.idOf('rpo_batch').optional(),
      position_id: field.idOf('position').optional(),
      dir_id: field.idOf('rpo_folder').optional(),
      status: field.commaList(z.enum(recordStates), 6),
      keyword: field.text(100).optional(),
    }),
    reply: z.object({
      list: z.array(rpoRecord),
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['rpo_record', 'rpo_folder'],
  },
  listBatches: {
    method: 'GET',
    path: 'rpo/resume/import-batch',
    summary: 'What one handed in together, drafts first, with how many files stand in each state',
    access: 'rpo.send',
    query: z.object({ ...field.paging, state: z.enum(batchStates).optional() }),
    reply: z.object({ list: z.array(rpoBatch) }),
    hasTotal: true,
    shows: ['rpo_batch', 'rpo_record'],
  },
  addImport: {
    method: 'POST',
    path: 'rpo/resume/add-import',
    summary:
      'Put résumé files into the draft for a position; they are read in the background and not sent yet',
    access: 'rpo.send',
    uploads: { files: 100, bytes: 20 * megabyte },
    body: z.object({ position_id: field.idOf('position'), dir_id: field.idOf('rpo_folder').optional() }),
    reply: z.object({ batch_id: field.id, count: z.number() }),
    refusals: ['no_files', 'position_closed', 'batch_full'],
    changes: ['rpo_batch', 'rpo_record', 'rpo_folder'],
  },
  deleteImport: {
    method: 'POST',
    path: 'rpo/resume/delete-import',
    summary: 'Take files out of a draft, with what was kept of them',
    access: 'rpo.send',
    body: z.object({ ids }),
    reply: z.object({ count: z.number() }),
    refusals: ['already_sent'],
    changes: ['rpo_batch', 'rpo_record', 'rpo_folder'],
  },
  submitImport: {
    method: 'POST',
    path: 'rpo/resume/submit-import',
    summary:
      'Send a draft: its files become candidates for its position, or say why not; rejected ones stay out',
    access: 'rpo.send',
    body: z.object({ batch_id: field.idOf('rpo_batch') }),
    reply: z.object({ count: z.number(), progress_id: field.id }),
    refusals: ['already_sent', 'nothing_to_send', 'position_closed', 'not_shared'],
    changes: ['rpo_batch', 'rpo_record', 'progress', 'intake_item'],
  },
  updateRemark: {
    method: 'POST',
    path: 'rpo/resume/update-remark',
    summary: 'Write of one file what its recruiters should know; it becomes a note on the candidate',
    access: 'rpo.send',
    body: z.object({
      id: field.idOf('rpo_record'),
      version: field.whole(1, 1_000_000_000),
      remark: field.text(1000),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'already_settled'],
    changes: ['rpo_record'],
  },
  ...folderCalls,
  listShares: {
    method: 'GET',
    path: 'rpo/share/index',
    summary: 'Projects with the agencies each is shared with, and what they have handed in for it',
    access: 'projects.manage',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      keyword: field.text(100).optional(),
    }),
    reply: z.object({ list: z.array(rpoShare) }),
    hasTotal: true,
    shows: ['rpo_share', 'project', 'rpo_record'],
  },
  saveShare: {
    method: 'POST',
    path: 'rpo/share/save',
    summary: 'Say who may hand in candidates for a project',
    access: 'projects.manage',
    body: z.object({
      theme_id: field.idOf('project'),
      user_ids: z.array(field.idOf('user')).max(50),
    }),
    reply: field.done,
    refusals: ['unknown_person', 'may_not_send'],
    changes: ['rpo_share'],
  },
})
