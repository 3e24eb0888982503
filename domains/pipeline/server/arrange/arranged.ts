import type { Rearranging } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import type * as z from 'zod'
import type { participantSchema } from '../../contract/schemas.ts'
import { hasAgreed } from '../../model/candidate-feedback.ts'
import { type LockedApplication, recordOf } from '../application-store.ts'
import type { StageRecordRow } from '../tables.ts'
import { type Participant, participantsIn } from './people.ts'

/** What is agreed on for an application: the record of its stage, and who takes part in it. */
export interface Arranged {
  readonly record: Selectable<StageRecordRow> | undefined
  readonly people: readonly Participant[]
}

/** Loads what is agreed on for an application that is locked. */
export async function arrangedFor(
  tx: Transaction,
  { id, stage_record_id }: Pick<LockedApplication, 'id' | 'stage_record_id'>,
): Promise<Arranged> {
  const [[record], people] = await tx.load(recordOf(stage_record_id), participantsIn([id]))
  return { record, people }
}

/** Somebody who takes part as the wire has them; of approvers whether it is their turn, and for whom they answer. */
type TakingPart = z.output<typeof participantSchema> & Pick<Participant, 'is_due' | 'for_user_id'>

/** Everybody who takes part in an application of the query around it, owners aside: the main interviewer first. */
export const participants = sql<TakingPart[]>`coalesce(
  (select json_agg(json_build_object('id', u.id, 'name', u.name, 'part', p.part, 'is_disabled', u.state <> 'enabled',
    'is_due', p.is_due, 'for_user_id', p.for_user_id)
    order by p.part desc, u.id)
  from application_people p join users u on u.organisation_id = p.organisation_id and u.id = p.user_id
  where p.organisation_id = applications.organisation_id and p.application_id = applications.id
    and p.part <> 'owner'), '[]')`

/** An arrangement in which nothing changes. */
export function asItStands({ record, people }: Arranged): Rearranging {
  return {
    invites: false,
    isChanged: false,
    isArranged: Boolean(record?.meets_at) && isMet(people),
    hasAgreed: hasAgreed(record?.candidate_feedback?.action),
    isTakenOut: false,
    isNamed: false,
    isMovedAhead: false,
    isDatedAnew: false,
    hasApprover: people.some(({ part }) => part === 'approver'),
  }
}

/** Whether anybody meets the candidate. */
export function isMet(people: Arranged['people']): boolean {
  return people.some(({ part }) => part !== 'approver')
}
