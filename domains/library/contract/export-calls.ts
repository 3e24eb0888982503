import { exportColumns, exportKinds, exportLimits } from '@bole/library/model'
import { listConditions, listPlace } from '@bole/pipeline/contract'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { peopleConditions } from './people-calls.ts'

/** Whose files. Each that is given narrows them; without any it is all that the candidate list of social hiring shows. */
export const chosenSchema = z.object({
  /** Applications chosen one by one. */
  post_ids: z.array(field.idOf('application')).min(1).max(exportLimits.originals).optional(),
  /** What the candidate list shows under these. */
  conditions: z.object({ ...listConditions, sort: listPlace.sort, order: listPlace.order }).nullable(),
  /** People of the library under these, by their newest application. */
  people: z.object(peopleConditions).nullable(),
})

export type Chosen = z.output<typeof chosenSchema>

const chosen = { chosen: chosenSchema }

/** The work that began; its end is told by a notice. */
const begun = z.object({
  id: field.id,
  progress_id: field.id,
  total: z.number(),
  /** As of a batch: how many it holds; who is out of sight is not in it. */
  done: z.number(),
  refused: z.array(z.object({ title: z.string(), message: z.string() })),
})

const refusals = ['nothing_to_export', 'too_many_to_export'] as const

export const exportSchema = z.object({
  id: field.id,
  kind: z.enum(exportKinds),
  file_name: field.freeText(z.string()),
  total: z.number(),
  state: z.enum(['running', 'ready', 'failed', 'removed']),
  bytes: z.number(),
  /** Characters of the printed résumés that no face has, each once; they stand as boxes. */
  undrawn: field.freeText(z.string()),
  user: z.object({ id: field.id, name: z.string() }),
  /** What was asked for: the conditions by their names, or `chosen` with how many were chosen one by one. */
  filter: field.freeText(z.record(z.string(), z.unknown())),
  /** What the conditions that are numbers are called: by condition, without those that are gone. */
  names: field.freeText(z.record(z.string(), z.array(z.string()))),
  create_time: z.string(),
  /** When the file is removed. */
  expire_time: z.string(),
  can: z.object({ download: z.boolean(), remove: z.boolean() }),
})

export type ExportRow = z.output<typeof exportSchema>

/** Candidates as files; each stays in the list of exports with who took what. */
export const exportCalls = {
  exportExcel: {
    method: 'POST',
    path: 'tracker/resume/export-excel',
    summary: 'Begin a table of candidates in the background, with these columns',
    access: 'candidates.export',
    body: z.object({ ...chosen, columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length) }),
    reply: begun,
    refusals,
    changes: ['export', 'progress'],
    perMinute: 30,
  },
  exportPdf: {
    method: 'POST',
    path: 'tracker/resume/export-pdf',
    summary: 'Begin résumés in our own layout in the background: one PDF, or a ZIP of several',
    access: 'candidates.export',
    body: z.object(chosen),
    reply: begun,
    refusals,
    changes: ['export', 'progress'],
    perMinute: 30,
  },
  exportOriginals: {
    method: 'POST',
    path: 'tracker/resume/export-original',
    summary: 'Begin a ZIP of the résumés as they were sent, in the background',
    access: 'candidates.export',
    keptBy: 'any',
    body: z.object(chosen),
    reply: begun,
    refusals,
    changes: ['export', 'progress'],
    perMinute: 30,
  },
  listExports: {
    method: 'GET',
    path: 'resume/library/export',
    summary:
      'What was exported, newest first: the caller’s own, or everybody’s for whoever manages the company',
    access: 'candidates.export',
    query: z.object({
      ...field.paging,
      whose: z.enum(['mine', 'all']).default('mine'),
      kind: z.enum(exportKinds).optional(),
    }),
    reply: z.object({ list: z.array(exportSchema) }),
    hasTotal: true,
    shows: ['export', 'user'],
  },
  getExport: {
    method: 'GET',
    path: 'resume/library/export-file',
    summary: 'The file, for whoever asked for it, as long as they still see as far',
    access: 'candidates.export',
    query: z.object({ export_id: field.idOf('export') }),
    reply: z.unknown(),
    sendsFile: true,
    refusals: ['export_not_ready', 'sees_less_now'],
  },
  removeExport: {
    method: 'POST',
    path: 'resume/library/export-remove',
    summary: 'Remove the file before its time; that it was exported stays',
    access: 'candidates.export',
    body: z.object({ id: field.idOf('export') }),
    reply: field.done,
    refusals: ['export_not_ready'],
    changes: ['export'],
  },
} as const satisfies Record<string, CallRecord>
