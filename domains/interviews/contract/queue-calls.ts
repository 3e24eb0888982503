import { roomSteps } from '@bole/interviews/model'
import { seenApplication, tellsWith } from '@bole/pipeline/contract'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { givenRoom, minutesEach, periodSchema } from './queue-schemas.ts'
import { givenAddress, givenPeople, interviewConditions, interviewSchema } from './schemas.ts'

const interview = field.idOf('interview')
const application = field.idOf('application')
const queue = { interview_main_id: interview }
const changed = z.object({ id: field.id })
const changes = ['interview', 'application'] as const

/** What anything that is done in a queue may hear. */
const inQueueRefusals = [
  'not_yours',
  'interview_is_over',
  'queue_moved_on',
  'candidate_not_at_interview',
] as const

const steps = ['candidate_changed', 'candidate_not_at_interview'] as const

/** Queue interviews: periods in which several are met one after the other, in one room or several. */
export const queueCalls = {
  queue: {
    method: 'GET',
    path: 'tracker/interview/queue',
    summary: 'Periods of queue interviews of a day, or from today on, with their rooms and everybody in them',
    access: 'candidates.view',
    query: z.object({ origin: interviewConditions.origin, date: field.day.optional() }),
    reply: z.object({ period: z.array(periodSchema), online_list: z.array(interviewSchema) }),
    shows: ['interview', 'application', 'candidate', 'position', 'user'],
  },
  createQueue: {
    method: 'POST',
    path: 'tracker/interview/create-queue',
    summary:
      'Arrange a period of queue interviews for candidates who stand in that stage. Warns where people or the place are taken, unless `is_sure`',
    access: 'pipeline.move',
    body: z.object({
      candidates: z.array(seenApplication).min(1).max(100),
      interviewTime: field.moment,
      endTime: field.moment,
      minutes_each: minutesEach.default(20),
      rooms: z.array(givenRoom).min(1).max(12),
      manager_ids: givenPeople.manager_ids.default([]),
      address: givenAddress,
      tells_candidate: z.boolean().default(true),
      ...tellsWith,
      is_sure: z.boolean().default(false),
    }),
    reply: changed,
    refusals: [
      ...steps,
      'messages_used_up',
      'unknown_person',
      'ends_before_it_begins',
      'meeting_passed',
      'time_is_taken',
      'several_kinds_of_hiring',
      'person_in_two_rooms',
      'room_title_twice',
    ],
    changes,
  },
  changeRoomTitle: {
    method: 'POST',
    path: 'tracker/interview/change-room-title',
    summary: 'Give a room of a queue another name: phones and the screen of the hall show it at once',
    access: 'pipeline.feedback',
    body: z.object({ id: field.idOf('interview_room'), title: field.name(60) }),
    reply: changed,
    refusals: ['not_yours', 'room_title_twice'],
    changes: ['interview'],
  },
  adjustQueue: {
    method: 'POST',
    path: 'tracker/interview/adjust-queue',
    summary: 'Call somebody who waits before another one, or after everybody where none is named',
    access: 'pipeline.feedback',
    body: z.object({ ...queue, post_id: application, before_post_id: application.nullable() }),
    reply: changed,
    refusals: inQueueRefusals,
    changes: ['interview'],
  },
  callNext: {
    method: 'POST',
    path: 'tracker/interview/call-next',
    summary: 'Call whoever waits first, or the one who is named, to a room that is free',
    access: 'pipeline.feedback',
    body: z.object({ ...queue, room_id: field.idOf('interview_room'), post_id: application.optional() }),
    reply: z.object({ post_id: field.id, name: z.string(), number: z.number() }),
    refusals: [...inQueueRefusals, 'candidate_changed', 'room_is_busy', 'nobody_waits'],
    changes,
  },
  stepInQueue: {
    method: 'POST',
    path: 'tracker/interview/queue-step',
    summary:
      'Whoever was called has come to the room, their interview has ended, or nobody answered and they wait behind the next two',
    access: 'pipeline.feedback',
    body: z.object({ ...queue, post_id: application, step: z.enum(roomSteps) }),
    reply: changed,
    refusals: [...inQueueRefusals, 'candidate_changed'],
    changes,
  },
  giveUpQueue: {
    method: 'POST',
    path: 'tracker/interview/give-up-queue',
    summary: 'Somebody leaves a queue without being met: they are absent, and can be arranged anew',
    access: 'pipeline.feedback',
    body: z.object({ ...queue, post_id: application, text: field.text(500).default('') }),
    reply: z.object({ id: field.id, batch_id: z.string() }),
    refusals: [...inQueueRefusals, 'candidate_changed', 'comment_missing', 'pool_full', 'messages_used_up'],
    changes,
  },
  openHall: {
    method: 'POST',
    path: 'tracker/interview/queue-screen',
    summary: 'Open the screen of the hall at an address of its own, or close it; opened again it has another',
    access: 'pipeline.move',
    body: z.object({ ...queue, is_open: z.boolean() }),
    reply: z.object({ hall_path: z.string().nullable() }),
    changes: ['interview'],
  },
} as const satisfies Record<string, CallRecord>
