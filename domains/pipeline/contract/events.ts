import { approvalRules, candidateActions } from '@bole/pipeline/model'
import { defineEvents, field } from '@bole/platform/contract'
import * as z from 'zod'
import { noMoreBecause } from '../model/no-more.ts'
import { candidateMessage } from './candidate-message.ts'

/** What other domains hear of applications. */
export const pipelineEvents = defineEvents('pipeline', {
  /** People may have been asked for something: named, given another time, or it has become their turn. By whom; null: by nobody of staff. `is_anew`: it has become their turn. */
  asked: z.object({ application_id: field.id, by: field.id.nullable(), is_anew: z.boolean() }),
  /** An application has come in; nobody has touched it yet. `is_by_candidate`: they applied by themselves. */
  arrived: z.object({ application_id: field.id, is_by_candidate: z.boolean() }),
  /** An application's status, its time or who takes part in it is another one; `is_other_status`: its status is. */
  wentOn: z.object({ application_id: field.id, is_other_status: z.boolean() }),
  /**
   * An approval has begun, gone on, ended or was taken back, or others approve: `approver_ids` in their order where they were named now,
   * under `rule` where that was. `taken_back`: the batch that was. By whom; null: by nobody of staff.
   */
  approvalWentOn: z.object({
    application_id: field.id,
    approver_ids: z.array(field.id).nullable(),
    rule: z.enum(approvalRules).nullable(),
    taken_back: z.string().nullable(),
    by: field.id.nullable(),
  }),
  /** The candidate has answered for themselves. */
  answered: z.object({ application_id: field.id, action: z.enum(candidateActions) }),
  /** The candidate has written, in answer to a message of somebody of staff, or of nobody. */
  wrote: z.object({ application_id: field.id, to: field.id.nullable() }),
  /** Somebody else owns it now, or nobody. By whom; null: by nobody of staff. */
  changedOwner: z.object({
    application_id: field.id,
    owner_id: field.id.nullable(),
    by: field.id.nullable(),
  }),
  /** Whoever did something asked for the candidate to be told: `action` as history has it, at the stage it leads to or was done at. */
  toTell: z.object({
    application_id: field.id,
    by: field.id,
    action: z.string(),
    stage: z.number(),
    batch_id: z.uuid(),
    message: candidateMessage,
  }),
  /**
   * What candidates may be about to be told of an application holds no more: what a batch did was taken back (`batch_id`: that batch), or for another
   * reason (`noMoreBecause`) at this stage, where it stood before (`batch_id`: of what did it).
   */
  holdsNoMore: z.object({
    application_id: field.id,
    because: z.enum(['undone', ...noMoreBecause]),
    batch_id: z.string().nullable(),
    stage: z.number(),
  }),
  /** Somebody saved what a screen's list is narrowed to, to look at it again. */
  searchSaved: z.object({ search_id: field.id, screen: z.string() }),
  /** Somebody was turned down, and reads why in words chosen for them, of the decision made then. */
  saidWhy: z.object({ application_id: field.id, by: field.id, reason: z.string(), decided_at: z.string() }),
  /** An offer is valid until the end of this day, which is near; `is_over`: it was. */
  offerLapses: z.object({ application_id: field.id, day: field.day.nullable(), is_over: z.boolean() }),
})
