import { type CallRecord, field } from '@bole/platform/contract'
import { cityChanges } from '@bole/positions/model'
import { stationTypes } from '@bole/themes/model'
import * as z from 'zod'
import { rowResults, seenPosition, state } from './schemas.ts'

/** How rows with faults are met: by default one of them keeps all from being made. */
const howRows = {
  /** Say what would come of it, and write nothing. */
  check_only: field.flag.default(false),
  /** Leave out the rows with faults, and make the others. */
  skip_faulty: field.flag.default(false),
}

const changed = z.object({ id: field.id, version: z.number(), state })

/** What came of each of several positions: those that were changed, and why the others were not. */
const outcomes = z.object({
  done: z.array(changed),
  refused: z.array(z.object({ id: field.id, title: z.string(), code: z.string(), message: z.string() })),
})

const several = z.array(seenPosition).min(1).max(200)

/** Calls for many positions at once (specification, section 7: batch upload, status, city changes, batch stations). */
export const batchCalls = {
  createManyPositions: {
    method: 'POST',
    path: 'recruit/position/batch-create',
    summary: 'Several positions at once: every row is checked before any is written',
    access: 'positions.manage',
    body: z.object({
      /** The project of rows that name none. */
      theme_id: field.idOf('project').optional(),
      /** Each as `create` takes it, or as it is written in a table; what is wrong with a row is said of the row. */
      rows: z.array(z.record(z.string(), z.unknown())).min(1).max(500),
      /** Rows have the columns of the template: names instead of numbers, money in the unit people pay with. */
      is_written: z.boolean().default(false),
      ...howRows,
    }),
    reply: rowResults,
    refusedWith: rowResults,
    refusals: ['read_only', 'rows_invalid'],
    changes: ['position'],
  },
  uploadPositions: {
    method: 'POST',
    path: 'recruit/position/batch-upload',
    summary: 'Positions from a table: what is wrong with which row, and the rows as they were read',
    access: 'positions.manage',
    uploads: { files: 1, bytes: 2 * 1024 * 1024 },
    body: z.object({ theme_id: field.idOf('project').optional(), ...howRows }),
    reply: rowResults,
    refusedWith: rowResults,
    refusals: ['read_only', 'rows_invalid', 'file_unreadable', 'columns_missing', 'no_rows', 'too_many_rows'],
    changes: ['position'],
    perMinute: 60,
  },
  getPositionTemplate: {
    method: 'GET',
    path: 'recruit/position/template',
    summary: 'The table that positions are filled into, in the language of the reader',
    access: 'positions.manage',
    reply: z.object({}),
    sendsFile: true,
  },
  changeManyStates: {
    method: 'POST',
    path: 'recruit/position/status',
    summary: 'Open or close several positions; what cannot be says why',
    access: 'positions.manage',
    body: z.object({ positions: several, state: z.enum(['open', 'closed']) }),
    reply: outcomes,
    refusals: ['read_only'],
    changes: ['position'],
  },
  changeManyCities: {
    method: 'POST',
    path: 'recruit/position/city-changes',
    summary: 'Give several positions other cities, more of them or fewer; an open one keeps at least one',
    access: 'positions.manage',
    body: z.object({
      positions: several,
      change: z.enum(cityChanges).default('replace'),
      city_list: z.array(field.requiredText(60)).min(1).max(50),
    }),
    reply: outcomes,
    refusals: ['read_only'],
    changes: ['position'],
  },
  changeManyStations: {
    method: 'POST',
    path: 'recruit/position/batch-stations',
    summary: 'Say at which stations of their project several positions are handled; none is all of them',
    access: 'positions.manage',
    body: z.object({
      positions: several,
      station_list: z.array(z.object({ name: field.requiredText(80), type: z.enum(stationTypes) })).max(100),
    }),
    reply: outcomes,
    refusals: ['read_only'],
    changes: ['position'],
  },
} as const satisfies Record<string, CallRecord>
