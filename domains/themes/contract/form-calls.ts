import { type CallRecord, field } from '@bole/platform/contract'
import { stationTypes } from '@bole/themes/model'
import * as z from 'zod'
import { limitSchema, stationSchema } from './schemas.ts'

const givenFields = z.array(field.requiredText(60)).max(60)

/** What people who apply to a project are asked, and where they are handled (specification, section 5: recruitment themes). */
export const formCalls = {
  setLimitField: {
    method: 'POST',
    path: 'recruit/theme/set-limit-field',
    summary:
      'Limit the form of a project to some fields, or take the limit away; without fieldData the fields there are stay',
    access: 'projects.manage',
    body: z.object({
      theme_id: field.idOf('project'),
      isOpen: field.flag,
      fieldData: z
        .object({ basic: givenFields, expect: givenFields, education: givenFields, evaluation: givenFields })
        .partial()
        .optional(),
    }),
    reply: z.object({ is_set_limit_field: z.number(), limit_field: limitSchema }),
    refusals: ['project_deleted', 'unknown_field'],
    changes: ['project'],
  },
  setLimitFields: {
    method: 'POST',
    path: 'recruit/theme/set-limit-fields',
    summary:
      'Limit the form of a project to the fields of an Excel table, one a row; with one fault in it nothing is changed',
    access: 'projects.manage',
    uploads: { files: 1, bytes: 2 * 1024 * 1024 },
    body: z.object({ theme_id: field.idOf('project') }),
    reply: z.object({
      /** Fields it is limited to now; 0 where a row has a fault, and nothing was changed. */
      done: z.number(),
      /** Every row that says something; `error` is what is wrong with it. */
      rows: z.array(z.object({ row: z.number(), field: z.string(), error: z.string().nullable() })),
    }),
    refusals: ['project_deleted', 'no_files', 'table_unreadable', 'column_missing'],
    changes: ['project'],
  },
  getLimitTemplate: {
    method: 'GET',
    path: 'recruit/theme/limit-template',
    summary: 'An Excel table with every field a form can be limited to',
    access: 'projects.manage',
    reply: z.unknown(),
    sendsFile: true,
  },
  listStations: {
    method: 'GET',
    path: 'recruit/theme/station-list',
    summary: 'Where candidates of a project are handled, in order',
    access: 'projects.view',
    query: z.object({ theme_id: field.idOf('project') }),
    reply: z.object({
      /** Of the project: what was seen when the list is saved. */
      version: z.number(),
      station_list: z.array(
        /** The specification has the name of a station as that of a university and of a city. */
        z.object({
          ...stationSchema.shape,
          univName: z.string(),
          cityName: z.string(),
          isFirst: z.boolean(),
          isLast: z.boolean(),
        }),
      ),
    }),
    shows: [{ entity: 'project', by: 'theme_id' }],
  },
  saveStations: {
    method: 'POST',
    path: 'recruit/theme/station',
    summary: 'The stations of a project in place of those there were; a city where no type is said',
    access: 'projects.manage',
    body: z.object({
      theme_id: field.idOf('project'),
      version: z.number().int().positive(),
      station_list: z
        .array(z.object({ name: field.requiredText(80), type: z.enum(stationTypes).default('city') }))
        .max(500),
    }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale', 'project_deleted'],
    changes: ['project'],
  },
} as const satisfies Record<string, CallRecord>
