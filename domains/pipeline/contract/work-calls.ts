import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { batchCalls, many, remarks, timeRefusals } from './batch-calls.ts'
import { tellsWith } from './candidate-message.ts'
import { keepsWith } from './kept-in-pool.ts'
import { listQuery } from './list-conditions.ts'
import { candidateListItem } from './list-item.ts'
import { saysWhy } from './reason-for-candidate.ts'
import { savedSearchCalls } from './saved-search-calls.ts'
import {
  arrangedReply,
  arrangement,
  batchReply,
  candidateAction,
  changed,
  companyAction,
  destination,
  feedback,
  historyItem,
  listChoices,
  listLibrary,
  makesPage,
  origin,
  participantSchema,
  possibleSchema,
  processCount,
  seenApplication,
  statistic,
  statusCount,
  tellsCandidate,
} from './schemas.ts'
import { tagCalls } from './tag-calls.ts'

/** What any change of one application may hear. */
const changeRefusals = ['stale', 'application_ended', 'application_left'] as const

/** What the list, the board and a record ask and do: browsers load the rest with the screens that make those calls. */
export const workCalls = {
  listCandidates: {
    method: 'GET',
    path: 'tracker/resume/list',
    summary: 'The candidate list: one page of applications with the counts of every stage and status',
    access: 'candidates.view',
    query: listQuery,
    reply: z.object({
      list: z.array(candidateListItem),
      next_cursor: z.string().nullable(),
      statistic,
      processStatus: z.array(processCount),
      /** The statuses of the stage asked for. */
      statuses: z.array(statusCount),
      /** Whether counting stopped early: the counts are then "at least". */
      is_capped: z.boolean(),
      /** Where they were asked for. */
      ...listChoices.partial().shape,
    }),
    hasTotal: true,
    shows: ['application', 'candidate', 'position', 'role'],
  },
  getListLibrary: {
    method: 'GET',
    path: 'tracker/resume/statistic-library',
    summary: 'What the list can be narrowed by',
    access: 'candidates.view',
    query: z.object({ origin: origin.default(2) }),
    reply: listLibrary,
    shows: ['position', 'tag', 'application'],
  },
  getApplication: {
    method: 'GET',
    path: 'tracker/resume/basic-info',
    summary: 'One application: where it stands and what may be done with it',
    access: 'candidates.view',
    query: z.object({ post_id: field.idOf('application') }),
    reply: z.object({
      application: candidateListItem,
      can: possibleSchema,
      origin,
      /** Whether the candidate has been given a page of their own, where invitations and offers appear. */
      has_page: z.boolean(),
      people: z.array(participantSchema),
      /** Comments at the present step, newest first. */
      remarks: z.array(feedback),
      others: z.array(
        z.object({
          post_id: field.id,
          position: z.string(),
          origin: z.number(),
          status: candidateListItem.shape.status,
          is_listed: z.boolean(),
          applied_at: z.string(),
        }),
      ),
    }),
    shows: [
      { entity: 'application', by: 'post_id' },
      { entity: 'application', by: 'post_id', among: 'others' },
      'candidate',
      'position',
      'tag',
      'user',
      'role',
    ],
  },
  listHistory: {
    method: 'GET',
    path: 'tracker/resume/post-history',
    summary: 'Everything that happened to an application, newest first',
    access: 'candidates.view',
    query: z.object({ post_id: field.idOf('application') }),
    reply: z.object({ list: z.array(historyItem) }),
    shows: [{ entity: 'application', by: 'post_id' }, 'role'],
  },
  takeUp: {
    method: 'POST',
    path: 'tracker/resume/create-process',
    summary: 'Take up a résumé that awaits screening',
    access: 'pipeline.move',
    body: seenApplication,
    reply: changed,
    refusals: [...changeRefusals, 'already_there'],
    changes: ['application'],
  },
  giveFeedback: {
    method: 'POST',
    path: 'tracker/record/{id}',
    summary: 'Record our decision or the candidate’s answer at the current stage; {id} is the application',
    access: 'pipeline.feedback',
    params: z.object({ id: field.idOf('application') }),
    body: z.discriminatedUnion('side', [
      z.object({
        side: z.literal('company'),
        action: companyAction,
        version: z.number().int().positive(),
        ...remarks,
        score: z.number().min(0).max(10_000).optional(),
        ...arrangement.shape,
        ...tellsWith,
        ...keepsWith,
        ...saysWhy,
      }),
      z.object({
        side: z.literal('candidate'),
        action: candidateAction,
        version: z.number().int().positive(),
        ...remarks,
      }),
    ]),
    reply: changed,
    refusals: [
      ...changeRefusals,
      'not_yours',
      'action_not_in_stage',
      'pool_full',
      'messages_used_up',
      'score_missing',
      'comment_missing',
      'unknown_person',
      ...timeRefusals,
    ],
    changes: ['application'],
  },
  move: {
    method: 'POST',
    path: 'tracker/resume/change-process',
    summary: 'Move an application to another stage of its process',
    access: 'pipeline.move',
    body: seenApplication.extend({
      ...destination,
      ...arrangement.shape,
      ...tellsCandidate,
      ...makesPage,
      ...tellsWith,
      text: field.text(4000).default(''),
    }),
    reply: arrangedReply,
    refusals: [
      ...changeRefusals,
      'already_there',
      'stage_not_in_process',
      'step_of_another_stage',
      'unknown_person',
      'messages_used_up',
      ...timeRefusals,
    ],
    changes: ['application'],
  },
  arrange: {
    method: 'POST',
    path: 'tracker/resume/change-process-time',
    summary: 'Set the date, place and people of the current stage, the offer’s validity or the entry date',
    access: 'pipeline.move',
    body: seenApplication.extend({ ...arrangement.shape, ...tellsCandidate, ...makesPage, ...tellsWith }),
    reply: arrangedReply,
    refusals: [...changeRefusals, ...timeRefusals, 'not_in_this_stage', 'unknown_person', 'messages_used_up'],
    changes: ['application'],
  },
  makeCandidatePage: {
    method: 'POST',
    path: 'tracker/resume/candidate-page',
    summary: 'Make a link to the candidate’s own page of an application; an earlier link stops working',
    access: 'pipeline.move',
    keptBy: 'contacts',
    body: z.object({ post_id: field.idOf('application') }),
    /** `path` is the address on this server; it is not kept and cannot be asked for again. */
    reply: z.object({ path: z.string() }),
    changes: ['application'],
  },
  changePosition: {
    method: 'POST',
    path: 'resume/change-position',
    summary:
      'Move applications to another position, where they begin again at screening; warns where something agreed on ends, unless `is_sure`',
    access: 'pipeline.move',
    body: z.object({
      applications: many,
      position_id: field.idOf('position'),
      is_sure: z.boolean().optional(),
      ...tellsWith,
    }),
    reply: batchReply,
    refusals: ['position_closed', 'other_origin', 'something_agreed', 'messages_used_up'],
    changes: ['application'],
  },
  transfer: {
    method: 'POST',
    path: 'tracker/resume/transfer',
    summary: 'Hand applications to another recruiter',
    access: 'pipeline.move',
    body: z.object({ applications: many, owner_id: field.idOf('user') }),
    reply: batchReply,
    refusals: ['unknown_person'],
    changes: ['application'],
  },
  ...batchCalls,
  undo: {
    method: 'POST',
    path: 'tracker/resume/undo-batch',
    summary: 'Take back one batch as a whole, while nobody has acted on any of it since',
    access: 'pipeline.undo',
    body: z.object({ batch_id: field.naming('batch', z.uuid()) }),
    reply: batchReply,
    refusals: ['acted_since', 'already_undone', 'position_gone', 'slot_taken'],
    changes: ['application'],
  },
  ...tagCalls,
  ...savedSearchCalls,
} as const satisfies Record<string, CallRecord>
