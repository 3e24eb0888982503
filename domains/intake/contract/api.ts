import { itemReasons, itemStates } from '@bole/intake/model'
import { sources } from '@bole/pipeline/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { arrivalFilters, arrivalSchema, sumsSchema } from './arrival.ts'
import { folderCalls } from './folder-calls.ts'
import { plugInCalls } from './plug-in-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    intake_item: { owner: 'intake'; of: 'progress' }
    resume_folder: 'intake'
  }
}

const megabyte = 1024 * 1024

export const intakeItem = z.object({
  id: field.id,
  /** Where it is handed in for. */
  position_id: field.id.nullable(),
  name: field.freeText(z.string()),
  bytes: z.number().nullable(),
  state: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The reason in the reader's language. */
  reason_text: z.string(),
  /** The application made, or the one that was there already. */
  post_id: z.number().nullable(),
  candidate: z.object({ id: field.id, name: z.string() }).nullable(),
  can_retry: z.boolean(),
  has_file: z.boolean(),
})

export type IntakeItem = z.output<typeof intakeItem>

export const intakeApi = defineApi('intake', {
  ...folderCalls,
  upload: {
    method: 'POST',
    path: 'resume/upload',
    summary: 'Take in résumé files and archives of them for a position; they are read in the background',
    access: 'candidates.upload',
    uploads: { files: 500, bytes: 20 * megabyte },
    body: z.object({
      position_id: field.idOf('position'),
      source: z.enum(sources.all).default('upload'),
    }),
    reply: z.object({ progress_id: field.id, count: z.number() }),
    refusals: ['no_files', 'position_closed'],
    changes: ['progress', 'intake_item'],
  },
  listItems: {
    method: 'GET',
    path: 'resume/upload/items',
    summary: 'The files of one upload and what became of each',
    access: 'candidates.upload',
    query: z.object({
      progress_id: field.idOf('progress'),
      state: z.enum(itemStates).optional(),
      ...field.paging,
    }),
    reply: z.object({ list: z.array(intakeItem) }),
    hasTotal: true,
    shows: [{ entity: 'intake_item', by: 'progress_id' }],
  },
  countItems: {
    method: 'GET',
    path: 'resume/upload/counts',
    summary: 'How many files of one upload were accepted, known already, refused or still wait',
    access: 'candidates.upload',
    query: z.object({ progress_id: field.idOf('progress') }),
    reply: z.object({
      waiting: z.number(),
      accepted: z.number(),
      duplicate: z.number(),
      failed: z.number(),
      /** Archives that still have to be unpacked or are; their entries are counted above. */
      archives: z.number(),
    }),
    shows: [{ entity: 'intake_item', by: 'progress_id' }],
  },
  retry: {
    method: 'POST',
    path: 'resume/upload/retry',
    summary: 'Read a failed file once more, or complete it by hand with the person’s name and contacts',
    access: 'candidates.upload',
    body: z.object({
      item_id: field.idOf('intake_item'),
      /** For which position, where what came in named none. */
      position_id: field.idOf('position').optional(),
      by_hand: z
        .object({
          name: field.requiredText(100),
          phone: field.ofGroup('contacts', field.text(40).optional()),
          email: field.ofGroup('contacts', field.text(200).optional()),
        })
        .optional(),
    }),
    reply: field.done,
    refusals: ['not_failed', 'file_not_kept', 'needs_hand', 'invalid_contact', 'position_closed'],
    changes: ['progress', 'intake_item'],
  },
  getItemFile: {
    method: 'GET',
    path: 'resume/upload/file',
    summary: 'The original of a file taken in, to be saved',
    access: 'candidates.upload',
    keptBy: 'any',
    query: z.object({ item_id: field.idOf('intake_item') }),
    reply: z.unknown(),
    sendsFile: true,
  },
  listArrivals: {
    method: 'GET',
    path: 'recruit/intake/index',
    summary:
      'What came in by every door and what became of it, the newest first, with how many stand in each state',
    access: 'candidates.upload',
    query: z.object({ ...field.paging, ...arrivalFilters, state: field.commaList(z.enum(itemStates), 4) }),
    reply: z.object({
      list: z.array(arrivalSchema),
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['intake_item'],
  },
  sumArrivals: {
    method: 'GET',
    path: 'recruit/intake/sums',
    summary:
      'How many arrivals became candidates, were known already, were refused or wait, by door and by day',
    access: 'candidates.upload',
    query: z.object(arrivalFilters),
    reply: sumsSchema,
    shows: ['intake_item'],
  },
  ...plugInCalls,
})
