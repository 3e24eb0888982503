import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, may, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { passesAt } from '../arrange/watch-dates.ts'
import { withinScope } from '../scope.ts'
import { holdersIn, isTheirs, meetingsIn } from './slot-store.ts'

/** Slots of rounds that are still there: those to come by their time, then those that were. */
export const listSlots: Handler<typeof pipelineApi.listSlots> = async ({ query, caller, tx, now }) => {
  const slots = slotsWhere(query, now)
  const [rows, [count]] = await tx.load(
    slots
      .select(['slot.id', 'slot.version', 'slot.process_step_id', 'process_steps.title', 'processes.name'])
      .select(['slot.starts_at', 'slot.ends_at', 'slot.place', 'slot.capacity'])
      .select(isTheirs('slot.created_by', caller).as('is_theirs'))
      .orderBy(sql`slot.starts_at < ${now}`)
      .orderBy('slot.starts_at')
      .orderBy('slot.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    slots.select(sql<number>`count(*)`.as('total')),
  )
  const ids = rows.map(({ id }) => id)
  const [meetings, seen] = await tx.load(meetingsIn(ids), meetingsIn(ids).where(withinScope(caller)))
  const holders = holdersIn(meetings)
  const isSeen = new Set(seen.map(({ id }) => id))
  const mayArrange = may(caller, 'pipeline.move')
  const list = rows.map(({ name, starts_at, ends_at, is_theirs, ...row }) => {
    const mayChange = mayArrange && is_theirs
    const here = holders.get(row.id) ?? []
    const people = here.flatMap(({ id, name }) => (isSeen.has(id) ? [{ post_id: id, name }] : []))
    return {
      ...row,
      process: name,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      taken: here.length,
      people,
      can: { edit: mayChange, remove: mayChange && here.length === 0 },
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}

interface SlotQuery {
  readonly origin: number
  readonly process_id?: number | undefined
  readonly process_step_id?: readonly number[] | undefined
  readonly from_day?: string | undefined
  readonly until_day?: string | undefined
  readonly is_ahead?: boolean | undefined
}

function slotsWhere(query: SlotQuery, now: Date) {
  const { process_id, process_step_id, from_day, until_day, is_ahead } = query
  let slots = pipeline
    .selectFrom('interview_slots as slot')
    .innerJoin('process_steps', (join) => sameTenant(join, 'process_steps.id', 'slot.process_step_id'))
    .innerJoin('processes', (join) => sameTenant(join, 'processes.id', 'process_steps.process_id'))
    .where('process_steps.is_gone', '=', false)
    .where('processes.is_deleted', '=', false)
    .where('processes.origin', '=', query.origin)
  if (process_id) slots = slots.where('processes.id', '=', process_id)
  if (process_step_id)
    slots = slots.where('slot.process_step_id', '=', sql<number>`any(${process_step_id}::bigint[])`)
  if (from_day) slots = slots.where('slot.starts_at', '>=', new Date(`${from_day}T00:00:00`))
  if (until_day) slots = slots.where('slot.starts_at', '<', passesAt(until_day))
  if (is_ahead !== undefined) slots = slots.where('slot.starts_at', is_ahead ? '>' : '<=', now)
  return slots
}
