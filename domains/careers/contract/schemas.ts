import { candidateAnswers, isMailAddress, isRandomKey, nextSteps, publicStages } from '@bole/careers/model'
import { offeredSchema, placeSchema } from '@bole/interviews/contract'
import { field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import { isKnownDay, isWrittenPhone } from '@bole/resumes/model'
import * as z from 'zod'
import { ownReceipt } from './own-receipt.ts'

/** The name a career site stands under in addresses. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/)

const origin = field.whole(1, 2)

const degree = z.enum(degrees)

/** As precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD. */
const loosely = z.string().max(10).refine(isKnownDay)

const phone = field.requiredText(40).refine(isWrittenPhone)

const email = field.requiredText(254).refine(isMailAddress)

export const companySchema = z.object({
  name: z.string(),
  industry: z.string(),
  scale: z.string(),
  financing: z.string(),
  description: z.string(),
})

/** A position as a list shows it; salaries are monthly, in the currency's smallest unit, null is "to be discussed". */
export const openPosition = z.object({
  id: field.id,
  title: z.string(),
  origin: z.number(),
  cities: z.array(z.string()),
  /** What kind of work it is, in the company's words; empty where it does not say. */
  category: z.string(),
  company_name: z.string(),
  head_count: z.number(),
  degree: degree.nullable(),
  salary_from: z.number().nullable(),
  salary_to: z.number().nullable(),
  salary_currency: z.string(),
  opened_at: z.string(),
})

export const positionsQuery = z.object({
  slug,
  keyword: field.text(100).optional(),
  city: field.text(60).optional(),
  category: field.text(60).optional(),
  origin: origin.optional(),
  /** Of one project alone. */
  project_id: field.idOf('project').optional(),
  /** Milliseconds and number of the last position seen. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/)
    .optional(),
  page_size: field.whole(1, 50).default(20),
})

function filled<Value extends z.ZodType>(value: Value) {
  return z.object({ value, confidence: z.number() }).optional()
}

/** What a résumé fills in of the form. */
export const prefillSchema = z.object({
  name: filled(z.string()),
  gender: filled(z.enum(['male', 'female'])),
  phone: filled(z.string()),
  email: filled(z.string()),
  city: filled(z.string()),
  degree: filled(degree),
  school: filled(z.string()),
  major: filled(z.string()),
  graduated_at: filled(z.string()),
  employer: filled(z.string()),
  job_title: filled(z.string()),
  expected_places: filled(z.array(z.string())),
})

/** What the candidate says of themselves. */
export const sentSchema = z.object({
  name: field.name(60),
  phone,
  email,
  gender: z.enum(['male', 'female']).optional(),
  city: field.text(60).optional(),
  expected_places: z.array(field.requiredText(60)).max(10).default([]),
  degree: degree.optional(),
  school: field.text(120).optional(),
  major: field.text(120).optional(),
  graduated_at: loosely.optional(),
  employer: field.text(120).optional(),
  job_title: field.text(120).optional(),
  birth_date: loosely.optional(),
  self_description: field.text(2000).optional(),
})

/** What the candidate answers to the questions of the project's own. */
export const ownAnswers = z
  .array(z.object({ key: field.requiredText(40), answer: field.text(2000) }))
  .max(60)
  .default([])

/** What people who apply are asked, in order: usual questions by their key, own ones with their text (specification, section 3). */
export const askedForm = z.array(
  z.object({ key: z.string(), name: z.string(), is_checked: z.boolean(), is_necessary: z.boolean() }),
)

/** Where candidates of a project rank its positions: how many at most, and which there are. */
export const rankedChoices = z.object({
  most: z.number(),
  positions: z.array(z.object({ id: field.id, title: z.string(), cities: z.array(z.string()) })),
})

/** A secret of a candidate's: at least 128 random bits as base64url. */
export const secret = z.string().regex(/^[\w-]{22,86}$/)

/** A key a browser made at random for a form. */
export const browserKey = z.string().refine(isRandomKey)

const moment = z.string()

/** What the private page tells; days are YYYY-MM-DD. */
export const applicationStory = z.object({
  version: z.number(),
  organisation: z.object({ name: z.string(), slug: z.string() }),
  position: z.object({
    id: field.id,
    title: z.string(),
    cities: z.array(z.string()),
    company_name: z.string(),
    is_open: z.boolean(),
  }),
  applied_at: moment,
  stage: z.enum(publicStages),
  next_step: z.enum(nextSteps),
  status_since: moment,
  answer_by: field.day.nullable(),
  meeting: z
    .object({
      begins_at: moment,
      ends_at: moment.nullable(),
      place: z.string(),
      is_online: z.boolean(),
      /** Where that is and how to get there; empty where nothing was said. */
      address: z.string(),
      directions: z.string(),
      /** Whom they meet. */
      people: z.array(z.string()),
      /** What they said that they need there; null: it is no interview. */
      accommodations: z.string().nullable(),
    })
    .nullable(),
  /** Their place in the queue they are met in; null where that is none. */
  queue: placeSchema.nullable(),
  /** The room of their online interview, and whether they can enter it now; null where there is none. */
  room: z.object({ is_open: z.boolean() }).nullable(),
  /** The times they can choose of for an interview; null where there are none. */
  offer: offeredSchema.nullable(),
  reply_by: moment.nullable(),
  offer_valid_until: field.day.nullable(),
  entry_date: field.day.nullable(),
  steps: z.array(
    z.object({ stage: z.enum(publicStages), reached_at: moment.nullable(), is_current: z.boolean() }),
  ),
  answers: z.array(z.enum(candidateAnswers)),
  can_withdraw: z.boolean(),
  /** Whether they can say now that they have come to their interview. */
  can_sign_in: z.boolean(),
  /** Whether opening the page is to be recorded, so that the recruiter sees the invitation was read. */
  is_unread: z.boolean(),
  /** What the candidate was told by message, newest first. */
  messages: z.array(
    z.object({ subject: z.string(), text: z.string(), at: z.string(), is_unread: z.boolean() }),
  ),
  /** What was decided, with the text that proves it; null while nothing is. */
  receipt: ownReceipt.nullable(),
  sent: z
    .object({
      ...sentSchema.shape,
      expected_places: z.array(z.string()),
      answers: z.array(z.object({ key: z.string(), name: z.string(), answer: z.string() })),
      resume_name: z.string().nullable(),
    })
    .nullable(),
})
