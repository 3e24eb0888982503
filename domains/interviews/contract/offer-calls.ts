import { offering } from '@bole/interviews/model'
import { seenApplication, tellsWith } from '@bole/pipeline/contract'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { addressSchema, givenAddress, givenPeople, interviewConditions } from './schemas.ts'

const person = z.object({ id: field.id, name: z.string() })
const time = z.object({ interviewTime: z.string(), endTime: z.string() })

/** Times that a candidate may choose one of, and what became of that. */
const offerSchema = z.object({
  id: field.id,
  post_id: field.id,
  name: z.string(),
  positionText: z.string(),
  state: z.enum(offering.offerStates),
  reply_by: z.string(),
  create_time: z.string(),
  made_by: person.nullable(),
  interview_users: z.array(person),
  address: addressSchema,
  /** Those offered, and how many of them can be taken still. */
  times: z.array(time),
  left: z.number(),
  /** The one that was taken. */
  chosen: time.nullable(),
  /** What the candidate wrote where none suits them. */
  note: field.freeText(z.string()),
  can: z.object({ withdraw: z.boolean() }),
})

export type InterviewOffer = z.output<typeof offerSchema>

/** What a candidate’s own page shows of times offered to them. */
export const offeredSchema = z.object({
  reply_by: z.string(),
  /** They have taken one, and may take another once. */
  is_chosen: z.boolean(),
  /** Whom they meet. */
  people: z.array(z.string()),
  place: z.string(),
  is_online: z.boolean(),
  address: z.string(),
  /** Those that can be taken still. */
  times: z.array(time),
})

export type OfferedTimes = z.output<typeof offeredSchema>

/** Few people try many times. */
const takingTimes = 60

/** Times of interviews that candidates choose by themselves. */
export const offerCalls = {
  listOffers: {
    method: 'GET',
    path: 'tracker/interview/offers',
    summary: 'Who was offered times to choose of, the latest first, and what became of it',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin: interviewConditions.origin,
      keyword: interviewConditions.keyword,
      post_id: field.idOf('application').optional(),
    }),
    reply: z.object({ list: z.array(offerSchema) }),
    hasTotal: true,
    shows: ['interview_offer', 'interview', 'application', 'candidate', 'position', 'user'],
  },
  offerTimes: {
    method: 'POST',
    path: 'tracker/interview/offer-times',
    summary:
      'Have candidates at the interview stage choose one of several times by themselves, until a moment; nobody gets one that somebody else has taken',
    access: 'pipeline.move',
    body: z.object({
      candidates: z.array(seenApplication).min(1).max(50),
      times: z
        .array(z.object({ interviewTime: field.moment, endTime: field.moment }))
        .min(1)
        .max(60),
      interviewer_ids: givenPeople.interviewer_ids.min(1),
      address: givenAddress,
      reply_by: field.moment,
      ...tellsWith,
    }),
    reply: z.object({ batch_id: z.string() }),
    refusals: [
      ...(['candidate_changed', 'candidate_not_at_interview', 'several_kinds_of_hiring'] as const),
      ...(['messages_used_up', 'unknown_person', 'candidate_without_page'] as const),
      ...(['ends_before_it_begins', 'meeting_passed', 'reply_by_passed', 'reply_by_too_late'] as const),
    ],
    changes: ['interview_offer', 'interview', 'application'],
  },
  withdrawOffer: {
    method: 'POST',
    path: 'tracker/interview/offers/withdraw',
    summary: 'Withdraw the times that a candidate has not chosen of yet: they are to be arranged again',
    access: 'pipeline.move',
    body: z.object({ id: field.idOf('interview_offer') }),
    reply: z.object({ id: field.id }),
    refusals: ['offer_is_over', 'candidate_changed', 'candidate_not_at_interview'],
    changes: ['interview_offer', 'application'],
  },
  takeTime: {
    method: 'POST',
    path: 'careers/interview/take-time',
    summary:
      'A candidate takes the offered time that begins then, or once another one instead; of two who want the last one gets it',
    access: 'anyone',
    perMinute: takingTimes,
    body: z.object({ token: field.requiredText(100), interviewTime: field.moment }),
    reply: time,
    refusals: ['offer_is_over', 'time_is_gone'],
    changes: ['interview_offer', 'interview', 'application'],
  },
} as const satisfies Record<string, CallRecord>
