import { pipelineEvents } from '@bole/pipeline/contract'
import { sources } from '@bole/pipeline/model'
import type { Language } from '@bole/platform/contract'
import { inserted, secrets, type Transaction } from '@bole/platform/server'
import { statuses, stepAt } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { pipeline } from '../application-store.ts'
import { saveCounts } from '../change/save-counts.ts'

/** How an application came in. */
export interface Arrival {
  readonly candidateId: number
  readonly positionId: number
  readonly source: sources.Source
  /** Which referral or campaign it was, where that is known. */
  readonly code?: string | null
  readonly actor: 'user' | 'candidate' | 'system'
  readonly userId: number | null
  readonly at: Date
  /** The secret of the candidate's page, where the candidate holds it; without one there is no page until staff make it. */
  readonly token?: string
  /** What the candidate wrote it in, where they did. */
  readonly language?: Language
  /** Positions wished for after this one, in their order. */
  readonly wishes?: readonly { readonly id: number; readonly title: string }[]
}

/** Puts an application at the start of the pipeline and answers its number; null when the position is unknown. */
export async function receiveApplication(tx: Transaction, arrival: Arrival): Promise<number | null> {
  const position = await tx.find(
    pipeline
      .selectFrom('positions')
      .select(['id', 'project_id', 'department_id', 'origin', 'owner_user_id'])
      .select(stepsOf('positions', 'process_id').as('steps'))
      .where('id', '=', arrival.positionId)
      .where('is_deleted', '=', false)
      // The position does not change hands between here and the insert.
      .forKeyShare(),
  )
  if (!position) return null
  const { stage, step, detail } = statuses.awaitingScreening
  const first = stepAt(position.steps, { stage })
  const row = inserted(
    await tx.find(
      pipeline
        .insertInto('applications')
        .values({
          organisation_id: tx.organisationId,
          candidate_id: arrival.candidateId,
          position_id: position.id,
          project_id: position.project_id,
          department_id: position.department_id,
          origin: position.origin,
          source: arrival.source,
          source_code: arrival.code ?? null,
          owner_user_id: position.owner_user_id,
          stage,
          step,
          detail,
          process_step_id: first?.id ?? null,
          applied_at: arrival.at,
          stage_since: arrival.at,
          status_since: arrival.at,
          language: arrival.language ?? null,
          further_choices: arrival.wishes?.length ? JSON.stringify(arrival.wishes) : null,
          token_digest: arrival.token === undefined ? null : secrets.digestOf(arrival.token),
        })
        .returning('id'),
    ),
  )
  tx.save(
    pipeline.insertInto('application_history').values({
      organisation_id: tx.organisationId,
      application_id: row.id,
      happened_at: arrival.at,
      actor: arrival.actor,
      user_id: arrival.userId,
      action: 'apply',
      to_stage: stage,
      to_step: step,
      to_detail: detail,
      to_process_step_id: first?.id ?? null,
      to_title: first?.title ?? '',
      was_listed: false,
      is_listed: true,
      tags: [],
      note: '',
      facts: { source: sources.keyOf(arrival.source, arrival.code ?? null) },
    }),
  )
  if (position.owner_user_id !== null) {
    tx.save(
      pipeline.insertInto('application_people').values({
        organisation_id: tx.organisationId,
        application_id: row.id,
        user_id: position.owner_user_id,
        part: 'owner',
      }),
    )
  }
  const processStep = first?.id ?? null
  saveCounts(tx, [{ ...position, position_id: position.id, stage, step, detail, processStep, by: 1 }])
  tx.announce('application', row.id)
  tx.emit(pipelineEvents.arrived, { application_id: row.id, is_by_candidate: arrival.actor === 'candidate' })
  return row.id
}
