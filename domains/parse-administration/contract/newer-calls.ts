import { newerStates } from '@bole/parse-administration/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { comparedField, newerReading } from './schemas.ts'

/** What a newer reader says of the organisation's résumés, for whoever corrects them. */
export const newerCalls = {
  listNewer: {
    method: 'GET',
    path: 'resume/newer-reading/index',
    summary: 'Résumés that a newer reader read otherwise, of people the caller sees, the newest first',
    access: 'candidates.edit',
    query: z.object({ ...field.paging, state: z.enum(newerStates).default('open') }),
    reply: z.object({ list: z.array(newerReading) }),
    hasTotal: true,
    shows: ['rereading', 'candidate'],
  },
  compareNewer: {
    method: 'GET',
    path: 'resume/newer-reading/view',
    summary: 'Two readings of one résumé, field by field: what is held and what a newer reader says',
    access: 'candidates.edit',
    query: z.object({ id: field.idOf('rereading') }),
    reply: z.object({ newer: newerReading, fields: z.array(comparedField) }),
    shows: [{ entity: 'rereading', by: 'id' }, 'candidate'],
  },
  settleNewer: {
    method: 'POST',
    path: 'resume/newer-reading/settle',
    summary: 'Take a newer reading over, or keep what is held; what people corrected stands either way',
    access: 'candidates.edit',
    body: z.object({
      id: field.idOf('rereading'),
      version: z.number().int().positive(),
      decision: z.enum(['accept', 'keep']),
    }),
    reply: z.object({ id: field.id, state: z.enum(newerStates) }),
    refusals: ['already_settled', 'read_since'],
    changes: ['rereading', 'candidate'],
  },
} as const satisfies Record<string, CallRecord>
