import type { HistoryItem, pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { canSeeApplication, pipeline } from '../application-store.ts'
import { participantsIn } from '../arrange/people.ts'
import { presentStatus } from '../present.ts'
import { namesIn, peopleChanges } from './people-changes.ts'

/** Everything that happened to one application, newest first. */
export const listHistory: Handler<typeof pipelineApi.listHistory> = async ({ query, caller, tx }) => {
  if (!(await canSeeApplication(tx, caller, query.post_id))) throw notFound()
  const [rows, people] = await tx.load(
    pipeline
      .selectFrom('application_history')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'application_history.user_id'))
      .selectAll('application_history')
      .select('users.name as username')
      .where('application_id', '=', query.post_id)
      .orderBy('application_history.id', 'desc')
      .limit(500),
    participantsIn([query.post_id]),
  )
  const changes = peopleChanges(rows, people)
  const names = await namesIn(tx, changes)
  const named = (ids: readonly number[] = []) => ids.map((id) => ({ id, name: names.get(id) ?? '' }))
  const list = rows.map((row): HistoryItem => {
    const { to_stage: stage, to_step: step, to_detail: detail } = row
    const process = presentStatus({ stage, step, detail }, row.to_title)
    const { from_stage, from_step, from_detail } = row
    return {
      id: row.id,
      create_time: row.happened_at.toISOString(),
      actor: row.actor,
      user_id: row.user_id,
      username: row.username ?? '',
      action: row.action,
      from:
        from_stage === null
          ? null
          : presentStatus(
              { stage: from_stage, step: from_step ?? 0, detail: from_detail ?? 0 },
              row.from_title,
            ),
      process,
      is_move:
        from_stage !== null && (from_stage !== stage || row.from_process_step_id !== row.to_process_step_id),
      was_listed: row.was_listed,
      is_listed: row.is_listed,
      tags: row.tags,
      appraise: row.note,
      put_in: named(changes.get(row.id)?.putIn),
      taken_out: named(changes.get(row.id)?.takenOut),
      facts: row.facts,
      batch_id: row.batch_id,
    }
  })
  return { list }
}
