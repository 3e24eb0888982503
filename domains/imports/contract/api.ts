import { bounds, importStates } from '@bole/imports/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { importChoices, importDetail, importItem, importRow } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    import: 'imports'
  }
}

const seen = z.object({ id: field.idOf('import'), version: z.number().int().min(1) })
const changed = z.object({ id: field.id, version: z.number() })
const rows = {
  id: field.idOf('import'),
  outcome: z.enum(importStates.outcomes).optional(),
  undone: z.enum(['removed', 'in_part', 'kept']).optional(),
}

export const importsApi = defineApi('imports', {
  listImports: {
    method: 'GET',
    path: 'candidate/import/index',
    summary: 'What was brought over from other systems, the newest first, with what became of each',
    access: 'candidates.import',
    keptBy: 'any',
    query: z.object({
      ...field.paging,
      state: z.enum(importStates.states).optional(),
      keyword: field.text(100).optional(),
    }),
    reply: z.object({ list: z.array(importItem) }),
    hasTotal: true,
    shows: ['import', 'user'],
  },
  uploadImport: {
    method: 'POST',
    path: 'candidate/import/upload',
    summary:
      'A table, a dump of OpenCATS, or an archive of the dump and its attachments; it is read in the background',
    access: 'candidates.import',
    keptBy: 'any',
    uploads: { files: 1, bytes: bounds.fileBytes },
    reply: z.object({ id: field.id }),
    refusals: ['no_file'],
    changes: ['import'],
  },
  viewImport: {
    method: 'GET',
    path: 'candidate/import/view',
    summary: 'One import: its columns with samples, what they mean, and how far it is',
    access: 'candidates.import',
    keptBy: 'any',
    query: z.object({ id: field.idOf('import') }),
    reply: importDetail,
    shows: [{ entity: 'import', by: 'id' }],
  },
  checkImport: {
    method: 'POST',
    path: 'candidate/import/check',
    summary: 'Settle what columns and words mean and try every row out, without making anybody',
    access: 'candidates.import',
    keptBy: 'any',
    body: z.object({ ...seen.shape, ...importChoices.shape }),
    reply: changed,
    refusals: ['stale', 'not_now', 'no_name_column', 'meaning_twice', 'wrong_columns'],
    changes: ['import'],
  },
  runImport: {
    method: 'POST',
    path: 'candidate/import/run',
    summary: 'Make people and applications of the rows, as they were tried out; in the background',
    access: 'candidates.import',
    keptBy: 'any',
    body: seen,
    reply: z.object({ ...changed.shape, progress_id: field.id }),
    refusals: ['stale', 'not_now', 'another_runs'],
    changes: ['import', 'progress'],
  },
  undoImport: {
    method: 'POST',
    path: 'candidate/import/undo',
    summary: 'Take out again what an import made and nobody has touched since; in the background',
    access: 'candidates.import',
    keptBy: 'any',
    body: seen,
    reply: z.object({ ...changed.shape, progress_id: field.id }),
    refusals: ['stale', 'not_now', 'another_runs'],
    changes: ['import', 'progress'],
  },
  removeImport: {
    method: 'POST',
    path: 'candidate/import/delete',
    summary: 'Delete a file that was not brought over, or whose import was undone, with its rows',
    access: 'candidates.import',
    keptBy: 'any',
    body: z.object({ id: field.idOf('import') }),
    reply: field.done,
    refusals: ['not_now'],
    changes: ['import'],
  },
  listRows: {
    method: 'GET',
    path: 'candidate/import/rows',
    summary: 'The rows of an import with what would become, or became, of each and why',
    access: 'candidates.import',
    keptBy: 'any',
    query: z.object({ ...field.paging, ...rows }),
    reply: z.object({ list: z.array(importRow) }),
    hasTotal: true,
    shows: [{ entity: 'import', by: 'id' }],
  },
  getReport: {
    method: 'GET',
    path: 'candidate/import/report',
    summary: 'The same as a file: every row, or those of one outcome',
    access: 'candidates.import',
    keptBy: 'any',
    query: z.object({ ...rows, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    reply: z.unknown(),
    sendsFile: true,
  },
})
