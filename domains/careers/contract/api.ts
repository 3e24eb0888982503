import { candidateAnswers } from '@bole/careers/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { answerDayCalls } from './answer-day-calls.ts'
import { projectCard } from './project-schemas.ts'
import { receiptCalls } from './receipt-calls.ts'
import {
  applicationStory,
  askedForm,
  browserKey,
  companySchema,
  openPosition,
  ownAnswers,
  positionsQuery,
  prefillSchema,
  rankedChoices,
  secret,
  sentSchema,
  slug,
} from './schemas.ts'
import { siteCalls } from './site-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    decision_receipt: 'careers'
    receipt_request: 'careers'
    answer_days: 'careers'
  }
}

/** Ten megabytes: a scanned résumé of several pages. */
const largestResume = 10 * 1024 * 1024

/** Whole campuses share an address; secrets are too long to be guessed at any of these rates. */
const looking = 1200
const sending = 60

const seen = { token: secret, version: z.number().int().positive() }

export const careersApi = defineApi('careers', {
  getSite: {
    method: 'GET',
    path: 'careers/site',
    summary: 'A career site: the organisation, its companies, and what its open positions can be narrowed by',
    access: 'anyone',
    perMinute: looking,
    query: z.object({ slug }),
    reply: z.object({
      organisation: z.object({ name: z.string(), slug: z.string() }),
      companies: z.array(companySchema),
      position_count: z.number(),
      cities: z.array(z.object({ name: z.string(), count: z.number() })),
      categories: z.array(z.object({ name: z.string(), count: z.number() })),
      origins: z.array(z.object({ origin: z.number(), count: z.number() })),
      /** Those with open positions, at most 50. */
      projects: z.array(projectCard),
    }),
    shows: ['position', 'project'],
  },
  listPositions: {
    method: 'GET',
    path: 'careers/positions',
    summary: 'Open positions of a career site, newest first; further pages go on from a cursor',
    access: 'anyone',
    perMinute: looking,
    query: positionsQuery,
    reply: z.object({ list: z.array(openPosition), next_cursor: z.string().nullable() }),
    hasTotal: true,
    shows: ['position', 'project'],
  },
  getPosition: {
    method: 'GET',
    path: 'careers/position',
    summary: 'One open position in full',
    access: 'anyone',
    perMinute: looking,
    query: z.object({ slug, id: field.idOf('position') }),
    reply: openPosition.extend({
      organisation: z.object({ name: z.string(), slug: z.string() }),
      description: z.string(),
      requirements: z.string(),
      company: companySchema,
      /** It belongs to, with a page of its own. */
      project: z.object({ id: field.id, name: z.string() }),
      closes_at: z.string().nullable(),
      form: askedForm,
      choices: rankedChoices.nullable(),
      /** What the project's pages look like, as the style sheet names it. */
      looks: z.string(),
    }),
    shows: [{ entity: 'position', by: 'id' }, 'project'],
  },
  readResume: {
    method: 'POST',
    path: 'careers/read-resume',
    summary: 'Read a résumé so that it fills in the form; the file is kept for two days under a secret',
    access: 'anyone',
    perMinute: sending,
    uploads: { files: 1, bytes: largestResume },
    body: z.object({ slug }),
    reply: z.object({
      upload_token: z.string(),
      name: z.string(),
      /** Whether there was anything to read in it; a file without text can be sent all the same. */
      is_read: z.boolean(),
      /** Reading ran out of time: the file may well have text, and another try may read it. */
      is_late: z.boolean(),
      fields: prefillSchema,
    }),
    refusals: [
      'file_missing',
      'file_unsupported',
      'file_damaged',
      'file_too_large',
      'file_locked',
      'uploads_waiting',
      'uploads_of_day',
    ],
  },
  apply: {
    method: 'POST',
    path: 'careers/apply',
    summary: 'Apply for an open position without an account; answers the secret of the private page',
    access: 'anyone',
    perMinute: sending,
    body: z.object({
      slug,
      position_id: field.idOf('position'),
      /** Positions of the same project wished for after this one, in order, where its candidates rank several. */
      volunteers: z.array(field.idOf('position')).max(20).default([]),
      /** Made by the browser once for a form. Sending it again, after an answer that was lost, gives the same token. */
      idempotency_key: browserKey,
      upload_token: secret.optional(),
      ...sentSchema.shape,
      answers: ownAnswers,
      consent: z.literal(true),
      /** How the candidate came here: a referral code or a campaign, kept as it stood in the address. */
      source: field.text(120).optional(),
    }),
    reply: z.object({ token: z.string() }),
    refusals: [
      'position_closed',
      'already_applied',
      'applied_recently',
      'application_limit',
      'upload_expired',
      'answers_missing',
      'choices_too_many',
      'choice_closed',
      'project_ended',
    ],
    changes: ['application', 'candidate'],
  },
  getApplication: {
    method: 'GET',
    path: 'careers/application',
    summary: 'The private page: stage, next step, the day we answer by, and what may be answered',
    access: 'anyone',
    perMinute: looking,
    query: z.object({ token: secret }),
    reply: applicationStory,
    shows: ['application', 'position'],
  },
  markViewed: {
    method: 'POST',
    path: 'careers/application/viewed',
    summary:
      'Record that the candidate opened the page while an invitation waits there; answers the page as it is then',
    access: 'anyone',
    perMinute: looking,
    body: z.object({ token: secret }),
    reply: applicationStory,
    changes: ['application'],
  },
  answer: {
    method: 'POST',
    path: 'careers/application/answer',
    summary: 'The candidate answers an invitation or an offer',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ ...seen, action: z.enum(candidateAnswers), text: field.text(1000).default('') }),
    reply: applicationStory,
    refusals: ['stale', 'application_ended', 'answer_not_possible'],
    changes: ['application'],
  },
  signIn: {
    method: 'POST',
    path: 'handle-sign',
    summary: 'The candidate says that they have come to their interview',
    access: 'anyone',
    perMinute: sending,
    body: z.object(seen),
    reply: applicationStory,
    refusals: ['stale', 'application_ended', 'answer_not_possible'],
    changes: ['application'],
  },
  withdraw: {
    method: 'POST',
    path: 'careers/application/withdraw',
    summary: 'The candidate takes back the application',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ ...seen, text: field.text(1000).default('') }),
    reply: applicationStory,
    refusals: ['stale', 'application_ended', 'answer_not_possible'],
    changes: ['application'],
  },
  ...siteCalls,
  ...receiptCalls,
  ...answerDayCalls,
})
