import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { mostDistributed } from '../model/interview-slots.ts'
import { tellsWith } from './candidate-message.ts'
import { batchReply, seenApplication, tellsCandidate } from './schemas.ts'

const slot = field.idOf('interview_slot')
const version = z.number().int().positive()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const capacity = field.whole(1, 500)
const place = field.text(300)

/** When and where candidates of one round are met, and how many of its places are taken. */
const slotSchema = z.object({
  id: field.id,
  version: z.number(),
  process_step_id: field.id,
  /** The round it is for; empty where it goes by the name of its stage. */
  title: z.string(),
  /** The process it is a round of. */
  process: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Empty: they meet online. */
  place: z.string(),
  capacity: z.number(),
  taken: z.number(),
  /** Who holds its places, of those the caller sees. */
  people: z.array(z.object({ post_id: field.id, name: z.string() })),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})

export type InterviewSlot = z.output<typeof slotSchema>

/** Slots of interviews: setting them, and giving them to candidates. */
export const slotCalls = {
  listSlots: {
    method: 'GET',
    path: 'tracker/schedule',
    summary: 'The slots of interview rounds in the order of their time',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      process_id: field.idOf('process').optional(),
      process_step_id: field.commaList(field.idOf('process_step')).optional(),
      /** Those that begin on these days or between them. */
      from_day: field.day.optional(),
      until_day: field.day.optional(),
      /** Those that have not begun. */
      is_ahead: field.flag.optional(),
    }),
    reply: z.object({ list: z.array(slotSchema) }),
    hasTotal: true,
    shows: ['interview_slot', 'application', 'process'],
  },
  setSlots: {
    method: 'POST',
    path: 'tracker/resume/schedule-setting',
    summary:
      'Make slots of an interview round: days, hours that are cut into so many minutes, place and capacity',
    access: 'pipeline.move',
    body: z.object({
      process_step_id: field.idOf('process_step'),
      first_day: field.day,
      /** Without it the first day alone. */
      last_day: field.day.nullish(),
      /** Whether Saturdays and Sundays between them are meant, too. */
      has_weekends: z.boolean().default(false),
      /** By the company’s clocks. */
      from: clock,
      until: clock,
      minutes: field.whole(5, 720),
      capacity: capacity.default(1),
      place: place.default(''),
    }),
    /** How many there are now that were not there; the same slot is never made twice. */
    reply: z.object({ made: z.number() }),
    refusals: ['step_of_another_stage', 'ends_before_it_begins', 'meeting_passed', 'too_many_slots'],
    changes: ['interview_slot'],
  },
  updateSlot: {
    method: 'POST',
    path: 'tracker/resume/schedule-update',
    summary: 'Give a slot another time or place while nobody holds it, or room for more',
    access: 'pipeline.move',
    body: z.object({ id: slot, version, starts_at: field.moment, ends_at: field.moment, place, capacity }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [
      'slot_of_others',
      'stale',
      'slot_held',
      'slot_there_already',
      'ends_before_it_begins',
      'meeting_passed',
    ],
    changes: ['interview_slot'],
  },
  removeSlot: {
    method: 'POST',
    path: 'tracker/resume/schedule-remove',
    summary: 'Delete a slot that nobody holds',
    access: 'pipeline.move',
    body: z.object({ id: slot }),
    reply: z.object({ id: field.id }),
    refusals: ['slot_of_others', 'slot_held'],
    changes: ['interview_slot'],
  },
  listForSlots: {
    method: 'GET',
    path: 'tracker/resume/schedule-waiting',
    summary: 'Of these applications, the round each stands in and the slot it holds',
    access: 'candidates.view',
    query: z.object({ post_id: field.commaList(field.idOf('application'), mostDistributed) }),
    reply: z.object({
      list: z.array(
        z.object({
          post_id: field.id,
          version: z.number(),
          name: z.string(),
          process_step_id: z.number().nullable(),
          slot_id: z.number().nullable(),
          /** Why no slot can be given; null where one can. */
          refusal: z.string().nullable(),
        }),
      ),
    }),
    shows: ['application', 'interview_slot'],
  },
  distributeSlots: {
    method: 'POST',
    path: 'tracker/resume/schedule-distribute',
    summary: 'Give slots to candidates, as many as each holds; who gets none is told apart',
    access: 'pipeline.move',
    body: z.object({
      applications: z
        .array(
          seenApplication.extend({
            /** Null: none was left for them, and they wait as “slots used up”. */
            slot_id: slot.nullable(),
          }),
        )
        .min(1)
        .max(mostDistributed),
      /** Who meets them; without it whoever does already. */
      interviewer_ids: z.array(field.idOf('user')).max(30).optional(),
      ...tellsCandidate,
      ...tellsWith,
    }),
    reply: batchReply,
    /** Of a success it says who got none, and browsers show it as an error (specification, section 8: schedule distribute). */
    hasMessage: true,
    refusals: ['slots_full', 'unknown_person', 'messages_used_up'],
    /** Whom it is about. Browsers show the message of an error that has it, and go on without an answer. */
    refusedWith: z.object({ detail: z.string() }),
    changes: ['application', 'interview_slot'],
  },
} as const satisfies Record<string, CallRecord>
