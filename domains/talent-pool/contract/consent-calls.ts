import { type CallRecord, field } from '@bole/platform/contract'
import { consentStates, consentWays } from '@bole/talent-pool/model'
import * as z from 'zod'
import { manyReply } from './schemas.ts'

/** Of 256 bits, as a link carries it. */
const secret = z.string().regex(/^[\w-]{43}$/)

/** What somebody reads of their place in the pool. */
const ownPlace = z.object({
  organisation: z.object({ name: z.string(), slug: z.string() }),
  name: z.string(),
  state: z.enum(consentStates),
  /** The last day; null where nothing was agreed. */
  ends_on: z.string().nullable(),
  /** The last day if they agree now. */
  until: z.string(),
  is_kept: z.boolean(),
})

/** What would go out to whom, and the letter as the first of them gets it. */
const consentPreview = z.object({
  goes: z.number(),
  refused: manyReply.shape.refused,
  first: z
    .object({
      name: z.string(),
      recipient: field.ofGroup('contacts', z.string()),
      subject: field.freeText(z.string()),
      text: field.freeText(z.string()),
    })
    .nullable(),
  /** Without one, mail waits until somebody names it. */
  has_mail_server: z.boolean(),
})

const talents = z.object({ ids: z.array(field.idOf('talent')).min(1).max(200) })

/** Whether people agree to be kept. */
export const consentCalls = {
  previewConsent: {
    method: 'POST',
    path: 'tracker/resume/talent/preview-consent',
    summary: 'Whom asking for consent would write to, and what they would read: nothing is sent',
    access: 'pool.manage',
    body: talents,
    reply: consentPreview,
    shows: ['talent', 'mail_server'],
  },
  askConsent: {
    method: 'POST',
    path: 'tracker/resume/talent/ask-consent',
    summary:
      'Ask people by mail whether they agree to be kept, or go on to, once a day; a link sent before stops working',
    access: 'pool.manage',
    body: talents,
    reply: manyReply,
    changes: ['talent', 'mail'],
  },
  recordConsent: {
    method: 'POST',
    path: 'tracker/resume/talent/record-consent',
    summary: 'Write down that people agreed to be kept, or took that back, and how they said so',
    access: 'pool.manage',
    body: z.object({
      ids: z.array(field.idOf('talent')).min(1).max(200),
      action: z.enum(['agreed', 'withdrew']),
      how: z.enum(consentWays),
      said_on: field.day,
      text: field.text(1000).default(''),
    }),
    reply: manyReply,
    refusals: ['day_ahead'],
    changes: ['talent', 'pool_folder'],
  },
  viewConsent: {
    method: 'GET',
    path: 'careers/pool',
    summary: 'What the candidate reads at the link they were sent: who keeps them, and until when',
    access: 'anyone',
    perMinute: 600,
    query: z.object({ token: secret }),
    reply: ownPlace,
    shows: ['talent'],
  },
  answerConsent: {
    method: 'POST',
    path: 'careers/pool/answer',
    summary: 'The candidate agrees to be kept, or withdraws that and leaves the pool',
    access: 'anyone',
    perMinute: 60,
    body: z.object({ token: secret, action: z.enum(['renew', 'withdraw']) }),
    reply: ownPlace,
    changes: ['talent', 'pool_folder'],
  },
} as const satisfies Record<string, CallRecord>
