import type { pipelineApi } from '@bole/pipeline/contract'
import { containing, type Handler, sameTenant } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { sql } from 'kysely'
import { emptyDate } from '../../../model/interview-days.ts'
import { enabledPeople, pipeline } from '../../application-store.ts'
import { withinScope } from '../../scope.ts'

const { interview } = stages.stage

export const getInterviewParams: Handler<typeof pipelineApi.getInterviewParams> = async ({ caller, tx }) => {
  const [places] = await tx.load(
    pipeline
      .selectFrom('stage_records')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'stage_records.application_id'),
      )
      .select(['place', sql<Date>`max(meets_at)`.as('latest')])
      .where('stage_records.stage', '=', interview)
      .where('place', '!=', '')
      .where('meets_at', '>', sql<Date>`now() - interval '1 year'`)
      .where(withinScope(caller))
      .groupBy('place')
      .orderBy('latest', 'desc')
      .limit(50),
  )
  return { places: places.map(({ place }) => place), durations: [30, 45, 60, 90], empty_date: emptyDate }
}

export const listUserParams: Handler<typeof pipelineApi.listUserParams> = async ({ query, tx }) => {
  let people = pipeline.selectFrom('users').where('state', '=', 'enabled')
  if (query.keyword) people = people.where('name', 'ilike', containing(query.keyword))
  if (query.ids) people = people.where('id', 'in', enabledPeople(query.ids))
  const [list, [count]] = await tx.load(
    people.select(['id', 'name']).orderBy('name').orderBy('id').limit(query.page_size),
    people.select(sql<number>`count(*)`.as('total')),
  )
  return { data: { list }, total: count?.total ?? 0 }
}

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
    .where('stage', '=', interview)
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
      .where('process_steps.stage', '=', interview)
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
