import { sources } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { interviewSchema, personSchema, statusSchema } from './schemas.ts'

const moment = z.string()
const words = field.freeText(z.string())

/** The record of the stage an application is in; null while nobody has taken it up. */
const trackerSchema = statusSchema.extend({
  /** The application's, which `tracker/record/{id}` takes; the record of its stage has a name of its own. */
  id: field.id,
  tracker_record_id: field.id,
  interview: interviewSchema,
  interviewUsers: z.array(z.object({ userId: z.number() })),
  offer_valid_until: z.string().nullable(),
  entry_date: z.string().nullable(),
  score: z.number().nullable(),
  /** Our decision at this stage, which comments and scores leave alone. */
  company_feedback: z.object({ action: z.string(), tags: z.array(words), text: words }).nullable(),
})

/** One application in the candidate list (specification, section 3: candidate list record). */
export const candidateListItem = z.object({
  id: field.id,
  post_id: field.id,
  tracker_resume_id: field.id,
  version: z.number(),
  basic: z.object({
    name: z.string(),
    degree_text: z.string(),
    email: field.ofGroup('contacts', z.string()),
    gender: z.enum(['male', 'female', '']),
    phone: field.ofGroup('contacts', z.string()),
    expect_location: z.array(words),
    birth_date: field.ofGroup('birth', z.string()),
    city: words,
    school: words,
    major: words,
    employer: words,
    job_title: words,
  }),
  graduate: z.object({ graduate_date: z.string() }),
  /** The station of the project that the candidate belongs to; empty where it has none for them. */
  label: z.object({ station: z.string() }),
  status: statusSchema,
  tracker: trackerSchema.nullable(),
  position: z.object({ id: field.id, title: z.string(), city: z.string() }),
  /** Where the candidate ranked several positions: those wished for after this one, in order, as they were called then. */
  volunteers: z.array(z.object({ id: field.id, title: z.string() })).optional(),
  /** The current résumé, null where there is none, and the first skills it names. */
  resumeDetail: z.object({ id: z.number().nullable(), skills: z.array(words) }),
  candidate_id: field.id,
  source: z.enum(sources.all),
  /** Which referral or campaign; empty where there is none. */
  source_code: z.string(),
  owner: personSchema.nullable(),
  tags: z.array(z.object({ id: field.id, name: words, colour: z.string() })),
  is_listed: z.boolean(),
  applied_at: moment,
  stage_since: moment,
  status_since: moment,
})

export type CandidateListItem = z.output<typeof candidateListItem>
