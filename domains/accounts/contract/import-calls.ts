import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { userColumns } from '../model/user-rows.ts'
import { passwordLink } from './user-schemas.ts'

/** A row of the file: `row` as the table numbers it, with the title in row 1. */
const rowReport = z.object({
  row: z.number(),
  name: z.string(),
  username: z.string(),
  /** These as they are written in the file. */
  role: z.string(),
  department: z.string(),
  email: z.string(),
  /** A hiring manager who is to see no contacts. */
  is_limited: z.boolean(),
  errors: z.array(
    z.object({ column: z.enum(userColumns), title: z.string(), code: z.string(), message: z.string() }),
  ),
  /** Of an account that was made; null where it went by mail. */
  link: passwordLink.nullable(),
})

const report = z.object({ done: z.number(), rows: z.array(rowReport) })

/** Taking in accounts from a table. */
export const importCalls = {
  getUserTemplate: {
    method: 'GET',
    path: 'org/user/template',
    summary: 'The table that accounts are filled into, in the language of the reader',
    access: 'users.manage',
    reply: z.object({}),
    sendsFile: true,
  },
  createManyUsers: {
    method: 'POST',
    path: 'org/user/batch-create',
    summary: 'Accounts from a table: all of them or none; with `check_only` what is wrong with which row',
    access: 'users.manage',
    needsProof: true,
    uploads: { files: 1, bytes: 1024 * 1024 },
    body: z.object({ check_only: field.flag.default(false) }),
    reply: report,
    refusedWith: report,
    refusals: [
      'file_unreadable',
      'no_rows',
      'too_many_rows',
      'columns_missing',
      'rows_invalid',
      'seats_full',
    ],
    changes: ['user'],
    perMinute: 60,
  },
} as const satisfies Record<string, CallRecord>
