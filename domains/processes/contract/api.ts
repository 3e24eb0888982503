import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { origin, passage, preview, processSchema } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    process: 'processes'
  }
}

const stepRefusals = [
  'stage_unknown',
  'stage_repeated',
  'screening_not_first',
  'offer_after_entry',
  'title_repeated',
] as const

const version = z.number().int().positive()

export const processesApi = defineApi('processes', {
  listProcesses: {
    method: 'GET',
    path: 'tracker/process/index',
    summary: 'The hiring processes of an origin, the default first, deleted ones last',
    access: 'processes.view',
    query: z.object({
      origin: origin.default(2),
      keyword: field.text(100).optional(),
      is_deleted: field.flag.optional(),
      page: field.paging.page,
      /** Nobody has more of them: without a size, all are answered. */
      page_size: field.whole(1, 500).default(500),
    }),
    reply: z.object({ list: z.array(processSchema) }),
    hasTotal: true,
    shows: ['process', 'position'],
  },
  viewProcess: {
    method: 'GET',
    path: 'tracker/process/view',
    summary: 'One hiring process',
    access: 'processes.view',
    query: z.object({ id: field.idOf('process') }),
    reply: z.object({ process: processSchema }),
    shows: [{ entity: 'process', by: 'id' }],
  },
  createProcess: {
    method: 'POST',
    path: 'process/create',
    summary: 'A new hiring process for an origin',
    access: 'processes.manage',
    body: z.object({ origin, name: field.requiredText(60), ...passage }),
    reply: z.object({ id: field.id }),
    refusals: ['name_taken', ...stepRefusals],
    changes: ['process'],
  },
  updateProcess: {
    method: 'POST',
    path: 'process/update',
    summary: 'Rename a process, change its steps, or make it the default of its origin',
    access: 'processes.manage',
    body: z.object({
      id: field.idOf('process'),
      version,
      name: field.requiredText(60).optional(),
      ...passage,
      /** The default is changed by making another one the default. */
      is_default: z.literal(true).optional(),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'process_deleted', 'stage_in_use', 'name_taken', ...stepRefusals],
    changes: ['process'],
  },
  previewProcess: {
    method: 'POST',
    path: 'process/preview',
    summary: 'What a change of the steps would mean for the people inside; nothing is changed',
    access: 'processes.manage',
    body: z.object({ id: field.idOf('process'), ...passage }),
    reply: preview,
    refusals: stepRefusals,
  },
  copyProcess: {
    method: 'POST',
    path: 'process/copy',
    summary: 'A copy of a process under the next free name',
    access: 'processes.manage',
    body: z.object({ id: field.idOf('process'), name: field.requiredText(60).optional() }),
    reply: z.object({ id: field.id, name: z.string() }),
    refusals: ['name_taken'],
    changes: ['process'],
  },
  deleteProcess: {
    method: 'DELETE',
    path: 'process/delete',
    summary: 'Delete a process, or bring a deleted one back',
    access: 'processes.manage',
    query: z.object({ id: field.idOf('process') }),
    reply: z.object({ id: field.id, isDeleted: z.number() }),
    refusals: ['is_default', 'used_by_open_positions', 'name_taken_since'],
    changes: ['process'],
  },
})
