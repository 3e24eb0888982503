import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const ofApplication = z.object({ post_id: field.idOf('application') })

/** The number of somebody's identity paper, which is kept from whoever is kept from `identity`. */
export const paperCalls = {
  getIdNumber: {
    method: 'GET',
    path: 'resume/id-number',
    summary: 'The number of somebody’s identity paper; empty where none is known',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ number: field.ofGroup('identity', z.string()) }),
    shows: ['candidate', 'role'],
  },
  updateIdNumber: {
    method: 'POST',
    path: 'resume/id-number/update',
    summary: 'Write down the number of somebody’s identity paper; an empty one is taken away',
    access: 'candidates.edit',
    keptBy: 'identity',
    body: ofApplication.extend({ number: field.ofGroup('identity', field.text(40)) }),
    reply: field.done,
    refusals: ['id_number_wrong'],
    changes: ['candidate'],
  },
} as const satisfies Record<string, CallRecord>
