import { pipelineEvents } from '@bole/pipeline/contract'
import type { sources } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { statuses, stepAt } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { saveCounts } from '../change/save-counts.ts'

/** An application that is brought over with its person. */
export interface BroughtApplication {
  readonly candidateId: number
  readonly positionId: number
  readonly at: Date
}

const { stage, step, detail } = statuses.awaitingScreening

/** The positions that applications are brought to, as they stand; those that were deleted are not among them. */
export function positionsToBringTo(ids: readonly number[]) {
  return (
    pipeline
      .selectFrom('positions')
      .select(['id', 'project_id', 'department_id', 'origin', 'owner_user_id'])
      .select(stepsOf('positions', 'process_id').as('steps'))
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('is_deleted', '=', false)
      // They do not change hands before this is done.
      .forKeyShare()
  )
}

export type PositionToBringTo = Awaited<ReturnType<ReturnType<typeof positionsToBringTo>['execute']>>[number]

/**
 * {@link receiveApplication} for many at once, without a secret page and by nobody of ours: answers their numbers in the order given. Each of their
 * positions is among those that were loaded.
 */
export async function receiveMany(
  tx: Transaction,
  source: sources.Source,
  positions: readonly PositionToBringTo[],
  given: readonly BroughtApplication[],
): Promise<readonly number[]> {
  const known = new Map(positions.map((position) => [position.id, position]))
  const rows = given.map(({ candidateId, positionId, at }) => {
    const position = known.get(positionId)
    if (!position) throw new Error(`position ${positionId} was not loaded`)
    const first = stepAt(position.steps, { stage })
    return { position, candidateId, at, first }
  })
  if (rows.length === 0) return []
  const column = <Value>(of: (row: (typeof rows)[number]) => Value) => rows.map(of)
  const [made] = await tx.load(
    pipeline
      .insertInto('applications')
      .columns([
        ...(['organisation_id', 'source', 'stage', 'step', 'detail', 'candidate_id', 'position_id'] as const),
        ...(['project_id', 'department_id', 'origin', 'owner_user_id', 'process_step_id'] as const),
        ...(['applied_at', 'stage_since', 'status_since'] as const),
      ])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${source}::text, ${stage}::smallint, ${step}::smallint, ${detail}::smallint,
          candidate, position, project, department, origin, owner, first, at, at, at
          from unnest(${column((row) => row.candidateId)}::bigint[], ${column((row) => row.position.id)}::bigint[],
            ${column((row) => row.position.project_id)}::bigint[], ${column((row) => row.position.department_id)}::bigint[],
            ${column((row) => row.position.origin)}::smallint[], ${column((row) => row.position.owner_user_id)}::bigint[],
            ${column((row) => row.first?.id ?? null)}::bigint[], ${column((row) => row.at.toISOString())}::timestamptz[])
            with ordinality a (candidate, position, project, department, origin, owner, first, at, place) order by place`,
      )
      .returning('id'),
  )
  const ids = made.map(({ id }) => id).sort((a, b) => a - b)
  saveBeginnings(
    tx,
    source,
    ids,
    column((row) => row.first?.title ?? ''),
  )
  saveCounts(
    tx,
    rows.map(({ position, first }) => ({
      ...{ ...position, position_id: position.id, stage, step, detail },
      ...{ processStep: first?.id ?? null, by: 1 },
    })),
  )
  tx.announce('application')
  for (const id of ids) tx.emit(pipelineEvents.arrived, { application_id: id, is_by_candidate: false })
  return ids
}

/** The first line of each history, and whose the application is. */
function saveBeginnings(
  tx: Transaction,
  source: string,
  ids: readonly number[],
  titles: readonly string[],
): void {
  const ofThem = sql<number>`any(${ids}::bigint[])`
  tx.save(
    pipeline
      .insertInto('application_history')
      .columns([
        ...(['organisation_id', 'application_id', 'happened_at', 'actor', 'action'] as const),
        ...(['to_stage', 'to_step', 'to_detail', 'to_process_step_id', 'to_title'] as const),
        ...(['was_listed', 'is_listed', 'tags', 'note', 'facts'] as const),
      ])
      .expression(
        sql`select a.organisation_id, a.id, a.applied_at, 'system', 'apply', a.stage, a.step, a.detail, a.process_step_id, t.title,
          false, true, '{}', '', jsonb_build_object('source', ${source}::text)
          from unnest(${ids}::bigint[], ${titles}::text[]) t (id, title)
          join applications a on a.organisation_id = ${tx.organisationId} and a.id = t.id order by a.id`,
      ),
    pipeline
      .insertInto('application_people')
      .columns(['organisation_id', 'application_id', 'user_id', 'part'])
      .expression(
        sql`select organisation_id, id, owner_user_id, 'owner' from applications
          where id = ${ofThem} and owner_user_id is not null`,
      ),
  )
}
