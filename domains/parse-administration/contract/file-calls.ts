import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { coveredNewer, fileReading, fileReport, operatorFile, readingStep } from './schemas.ts'

/** The files that were read, for whoever looks after the reader: of every organisation for operators, else of the own one. */
export const fileCalls = {
  listFiles: {
    method: 'GET',
    path: 'operator/parse/file',
    summary:
      'The files that were read, each by its latest reading, the newest first; nothing of what they say',
    access: 'server.view',
    query: z.object({
      ...field.paging,
      state: z.enum(['read', 'unreadable']).optional(),
      /** Only those an older reader read last, or those with a complaint that nobody answered. */
      only: z.enum(['older', 'reported']).optional(),
    }),
    reply: z.object({ list: z.array(operatorFile), reader: z.number() }),
    hasTotal: true,
    shows: ['document_reading', 'parse_report', 'rereading'],
  },
  getFileInfo: {
    method: 'GET',
    path: 'operator/parse/file/info',
    summary: 'One file: each time it was read, the complaints about it, and how a newer reading compares',
    access: 'server.view',
    query: z.object({ id: field.idOf('file') }),
    reply: z.object({
      file: operatorFile,
      readings: z.array(fileReading),
      reports: z.array(fileReport),
      newer: coveredNewer.nullable(),
    }),
    shows: ['document_reading', 'parse_report', 'rereading'],
  },
  listSteps: {
    method: 'GET',
    path: 'operator/parse/file/step',
    summary: 'What one reading of a file went through: each step with its time and what came of it',
    access: 'server.view',
    query: z.object({ id: field.idOf('document_reading') }),
    // What a reading went through stays as it was.
    reply: z.object({ list: z.array(readingStep) }),
  },
  readFilesAgain: {
    method: 'POST',
    path: 'operator/parse/file/reread',
    summary:
      'Have files read by the reader of today, beside what is held of them; each that cannot be says why',
    access: 'server.view',
    body: z.object({ ids: z.array(field.idOf('file')).min(1).max(200) }),
    reply: z.object({
      done: z.number(),
      refused: z.array(z.object({ title: z.string(), message: z.string() })),
    }),
    refusals: ['no_person', 'waits_already'],
    changes: ['rereading'],
  },
} as const satisfies Record<string, CallRecord>
