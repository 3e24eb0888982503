import { pipelineApi, seenApplication, tellsWith } from '@bole/pipeline/contract'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { givenAddress, givenPeople } from './schemas.ts'

const interview = field.idOf('interview')
const seen = { id: interview, version: z.number().int().positive() }
const changed = z.object({ id: field.id })
const moment = field.moment

/** What anything that changes an interview may hear. */
const changeRefusals = ['stale', 'interview_is_over'] as const

/** What the pipeline's rules may say of a candidate in it. */
const ofCandidates = [
  'candidate_changed',
  'candidate_not_at_interview',
  'messages_used_up',
  'unknown_person',
  'ends_before_it_begins',
  'meeting_passed',
] as const

/** Said before a time that is in the way of others; goes on with `is_sure`. */
const conflicting = { is_sure: z.boolean().default(false) }

const telling = { tells_candidate: z.boolean().default(true), ...tellsWith }

const feedbackRefusals = [
  ...changeRefusals,
  'candidate_changed',
  'candidate_not_at_interview',
  'not_yours',
  'comment_missing',
  'pool_full',
  'messages_used_up',
] as const

/** What is done with interviews. The pipeline's own rules decide what becomes of the candidates in them. */
export const interviewWorkCalls = {
  create: {
    method: 'POST',
    path: 'tracker/interview/create',
    summary:
      'Arrange an interview of candidates who stand in that stage; several are met together. Warns where people or the room are taken, unless `is_sure`',
    access: 'pipeline.move',
    body: z.object({
      candidates: z.array(seenApplication).min(1).max(50),
      interviewTime: moment,
      endTime: moment,
      interviewer_ids: givenPeople.interviewer_ids.min(1),
      deputy_ids: givenPeople.deputy_ids.default([]),
      manager_ids: givenPeople.manager_ids.default([]),
      address: givenAddress,
      ...telling,
      ...conflicting,
    }),
    reply: changed,
    refusals: [...ofCandidates, 'time_is_taken', 'several_kinds_of_hiring'],
    changes: ['interview', 'application'],
  },
  update: {
    method: 'POST',
    path: 'tracker/interview/{interviewId}',
    summary:
      'Give an interview another time, place or people; the candidates are asked anew where it reads otherwise to them. What is absent stays',
    access: 'pipeline.move',
    params: z.object({ interviewId: interview }),
    body: z.object({
      version: seen.version,
      interviewTime: moment.optional(),
      endTime: moment.optional(),
      interviewer_ids: givenPeople.interviewer_ids.min(1).optional(),
      deputy_ids: givenPeople.deputy_ids.optional(),
      manager_ids: givenPeople.manager_ids.optional(),
      address: givenAddress.optional(),
      ...telling,
      ...conflicting,
    }),
    reply: changed,
    refusals: [...changeRefusals, ...ofCandidates, 'time_is_taken'],
    changes: ['interview', 'application'],
  },
  cancel: {
    method: 'GET',
    path: 'tracker/interview/cancel',
    summary:
      'Call an interview off before it begins: it has expired, and its candidates are to be arranged anew',
    access: 'pipeline.move',
    query: z.object({
      id: interview,
      version: field.whole(1, 2_000_000_000),
      text: field.text(500).default(''),
      /** By what the candidates are told; absent: they are not. */
      channel: z.enum(['mail', 'sms']).optional(),
    }),
    reply: changed,
    refusals: [...changeRefusals, 'already_begun', 'candidate_changed', 'messages_used_up'],
    changes: ['interview', 'application'],
  },
  transfer: {
    method: 'POST',
    path: 'tracker/interview/transfer',
    summary:
      'Hand a place in an interview to a colleague: one’s own, or anybody’s for those who arrange interviews',
    access: 'pipeline.feedback',
    body: z.object({
      ...seen,
      /** Absent: the caller. */
      from_user_id: field.idOf('user').optional(),
      to_user_id: field.idOf('user'),
      ...conflicting,
    }),
    reply: changed,
    refusals: [...changeRefusals, ...ofCandidates, 'time_is_taken', 'not_in_it', 'not_yours'],
    changes: ['interview', 'application'],
  },
  distribute: {
    method: 'POST',
    path: 'tracker/interview/distribute',
    summary:
      'Share interviews out among colleagues: each is led by whoever has the fewest that day and is free then',
    access: 'pipeline.move',
    body: z.object({
      ids: z.array(interview).min(1).max(100),
      interviewer_ids: givenPeople.interviewer_ids.min(1),
    }),
    reply: z.object({
      list: z.array(
        z.object({ id: field.id, user: z.object({ id: field.id, name: z.string() }).nullable() }),
      ),
    }),
    refusals: [...ofCandidates, 'interview_is_over', 'nobody_is_free'],
    changes: ['interview', 'application'],
  },
  sign: {
    method: 'POST',
    path: 'tracker/interview/sign',
    summary: 'Note that a candidate has come, or has not after all',
    access: 'pipeline.feedback',
    body: z.object({
      id: interview,
      ...seenApplication.shape,
      is_signed: z.boolean().default(true),
    }),
    reply: changed,
    refusals: ['candidate_changed', 'candidate_not_at_interview', 'interview_is_over', 'not_yours'],
    changes: ['interview', 'application'],
  },
  feedback: {
    method: 'POST',
    path: 'tracker/interview/feedback',
    summary: 'What an interviewer says of a candidate: the pipeline follows it',
    access: 'pipeline.feedback',
    // What the pipeline takes with a decision; here, as browsers have this record without its schemas.
    body: pipelineApi.giveFeedbackToMany.body
      .omit({ applications: true })
      .extend({ id: interview, ...seenApplication.shape }),
    reply: changed,
    refusals: feedbackRefusals,
    changes: ['interview', 'application'],
  },
  recordMulti: {
    method: 'POST',
    path: 'tracker/record/record-multi-interview/{id}',
    summary: 'The same for several who were met together: of all of them, or of none',
    access: 'pipeline.feedback',
    params: z.object({ id: interview }),
    body: pipelineApi.giveFeedbackToMany.body.extend({
      applications: z.array(seenApplication).min(1).max(50),
    }),
    reply: changed,
    refusals: feedbackRefusals,
    changes: ['interview', 'application'],
  },
  finish: {
    method: 'POST',
    path: 'tracker/interview/finish',
    summary: 'End an interview that was held: whoever was met is to be judged now',
    access: 'pipeline.feedback',
    body: z.object(seen),
    reply: changed,
    refusals: [...changeRefusals, 'not_begun', 'not_yours', 'candidate_changed'],
    changes: ['interview', 'application'],
  },
} as const satisfies Record<string, CallRecord>
