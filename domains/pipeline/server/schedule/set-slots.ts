import type { pipelineApi } from '@bole/pipeline/contract'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { cutIntoSlots, daysFrom, mostSlots } from '../../model/interview-slots.ts'
import { pipeline } from '../application-store.ts'
import { isTheirs, type LockedSlot, lockSlots } from './slot-store.ts'

/** Slots of a round on several days, by the clocks of the server’s time zone; what is there already stays as it is. */
export const setSlots: Handler<typeof pipelineApi.setSlots> = async ({ body, tx, caller, now, refuse }) => {
  const { process_step_id, first_day, last_day, has_weekends, from, until, minutes, capacity, place } = body
  const [[step]] = await tx.load(
    pipeline
      .selectFrom('process_steps')
      .select('stage')
      .where('id', '=', process_step_id)
      .where('is_gone', '=', false),
  )
  if (!step) throw notFound()
  if (step.stage !== stages.stage.interview) throw refuse('step_of_another_stage')
  const days = daysFrom(first_day, last_day ?? first_day, has_weekends)
  const stretches = cutIntoSlots({ from, until }, minutes)
  if (stretches.length === 0 || (last_day ?? first_day) < first_day) throw refuse('ends_before_it_begins')
  if (stretches.length * days.length > mostSlots)
    throw refuse('too_many_slots', { values: { most: mostSlots } })
  const times = days.flatMap((day) =>
    stretches.map((one) => [one.from, one.until].map((clock) => new Date(`${day}T${clock}:00`))),
  )
  if (times.some(([begins]) => begins && begins <= now)) throw refuse('meeting_passed')
  const [begins, ends] = [times.flatMap(([one]) => one ?? []), times.flatMap(([, one]) => one ?? [])]
  const [made] = await tx.load(
    pipeline
      .insertInto('interview_slots')
      .columns([
        'organisation_id',
        'process_step_id',
        'starts_at',
        'ends_at',
        'place',
        'capacity',
        'created_by',
      ])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${process_step_id}::bigint, starts_at, ends_at, ${place}::text, ${capacity}::integer, ${caller.userId}::bigint
          from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) time(starts_at, ends_at)`,
      )
      .onConflict((same) => same.doNothing())
      .returning('id'),
  )
  tx.announce('interview_slot')
  return { made: made.length }
}

export const updateSlot: Handler<typeof pipelineApi.updateSlot> = async ({
  body,
  tx,
  caller,
  now,
  refuse,
}) => {
  const { id, place, capacity } = body
  const [starts_at, ends_at] = [new Date(body.starts_at), new Date(body.ends_at)]
  const slot = await lockSlot(tx, id)
  if (!(await isCallers(tx, caller, id))) throw refuse('slot_of_others')
  if (slot.version !== body.version) throw refuse('stale', { data: { slot: { id, version: slot.version } } })
  if (ends_at <= starts_at) throw refuse('ends_before_it_begins')
  const isTimedAnew = Number(starts_at) !== Number(slot.starts_at)
  const isOther = isTimedAnew || Number(ends_at) !== Number(slot.ends_at) || place !== slot.place
  if (isTimedAnew && starts_at <= now) throw refuse('meeting_passed')
  const count = slot.holders.size
  // They know when and where to come.
  if ((count > 0 && isOther) || capacity < count) throw refuse('slot_held', { values: { held: count } })
  if (await isThere(tx, { ...slot, starts_at, ends_at, place })) throw refuse('slot_there_already')
  const version = slot.version + 1
  tx.save(
    pipeline
      .updateTable('interview_slots')
      .set({ starts_at, ends_at, place, capacity, version })
      .where('id', '=', id),
  )
  tx.announce('interview_slot', id)
  return { id, version }
}

export const removeSlot: Handler<typeof pipelineApi.removeSlot> = async ({ body, tx, caller, refuse }) => {
  const { id } = body
  const slot = await lockSlot(tx, id)
  if (!(await isCallers(tx, caller, id))) throw refuse('slot_of_others')
  const count = slot.holders.size
  if (count > 0) throw refuse('slot_held', { values: { held: count } })
  tx.save(pipeline.deleteFrom('interview_slots').where('id', '=', id))
  tx.announce('interview_slot', id)
  return { id }
}

async function lockSlot(tx: Transaction, id: number): Promise<LockedSlot> {
  await tx.load(tx.hold('interview_slots'))
  const [slot] = await lockSlots(tx, [id])
  if (!slot) throw notFound()
  return slot
}

async function isCallers(tx: Transaction, caller: Caller, id: number): Promise<boolean> {
  const [[slot]] = await tx.load(
    pipeline
      .selectFrom('interview_slots')
      .select(isTheirs('interview_slots.created_by', caller).as('is_theirs'))
      .where('id', '=', id),
  )
  return slot?.is_theirs === true
}

type Place = Pick<LockedSlot, 'id' | 'process_step_id' | 'starts_at' | 'ends_at' | 'place'>

async function isThere(tx: Transaction, { id, process_step_id, starts_at, ends_at, place }: Place) {
  const [same] = await tx.load(
    pipeline
      .selectFrom('interview_slots')
      .select('id')
      .where('process_step_id', '=', process_step_id)
      .where(
        sql<SqlBool>`id <> ${id} and (starts_at, ends_at, place) = (${starts_at}::timestamptz, ${ends_at}::timestamptz, ${place})`,
      )
      .limit(1),
  )
  return same.length > 0
}
