import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { sql } from 'kysely'
import { pipeline } from '../../application-store.ts'
import { withinScope } from '../../scope.ts'

/** Rounds of processes that are still there; those who have ended in one are counted apart. */
export const listQueueProcesses: Handler<typeof pipelineApi.listQueueProcesses> = async ({
  query,
  caller,
  tx,
}) => {
  const standing = pipeline
    .selectFrom('applications')
    .select(['process_step_id', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where step = 50)`.as('ended'))
    .select(sql<number>`count(*) filter (where step = 10)`.as('to_arrange'))
    .where('stage', '=', stages.stage.interview)
    .where('is_listed', '=', true)
    .where('applications.origin', '=', query.origin)
    .where(withinScope(caller))
    .groupBy('process_step_id')
  const [rows] = await tx.load(
    pipeline
      .selectFrom('process_steps')
      .innerJoin('processes', (join) => sameTenant(join, 'processes.id', 'process_steps.process_id'))
      .leftJoin(standing.as('standing'), 'standing.process_step_id', 'process_steps.id')
      .select(['process_steps.id', 'process_steps.title', 'processes.name'])
      .select(['standing.count', 'standing.ended', 'standing.to_arrange'])
      .where('process_steps.stage', '=', stages.stage.interview)
      .where('process_steps.is_gone', '=', false)
      .where('processes.is_deleted', '=', false)
      .where('processes.origin', '=', query.origin)
      .orderBy('processes.id')
      .orderBy('process_steps.place'),
  )
  return {
    list: rows.map(({ count, ended, to_arrange, ...row }) => {
      return { ...row, count: count ?? 0, eliminateCount: ended ?? 0, to_arrange: to_arrange ?? 0 }
    }),
  }
}
