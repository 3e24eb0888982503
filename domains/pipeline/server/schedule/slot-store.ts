import { notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { holdsSlot } from '../../model/interview-slots.ts'
import { pipeline, standingOf } from '../application-store.ts'

/** Applications whose present meeting was given one of these slots, be they to come to it or not. */
export function meetingsIn(slotIds: readonly number[]) {
  return pipeline
    .selectFrom('stage_records as meeting')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'meeting.application_id').onRef(
        'applications.stage_record_id',
        '=',
        'meeting.id',
      ),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .select(['applications.id', 'applications.stage', 'applications.step', 'applications.detail'])
    .select(['applications.left_because', 'candidates.name', 'meeting.slot_id'])
    .where('meeting.slot_id', '=', sql<number>`any(${slotIds}::bigint[])`)
    .orderBy('applications.id')
}

/**
 * Whether a slot is somebody's to change: whoever sees all candidates changes each, HR of departments those that they or colleagues of
 * these departments made, anybody else their own. `maker` is the column of who made it.
 */
export function isTheirs(
  maker: 'slot.created_by' | 'interview_slots.created_by',
  reader: Reader<'candidates'>,
) {
  const { scopes, userId } = reader
  const { candidates: scope } = scopes
  if (scope.kind === 'organisation') return sql<boolean>`true`
  const made = sql.ref(maker)
  if (scope.kind !== 'departments') return sql<boolean>`coalesce(${made} = ${userId}, false)`
  return sql<boolean>`(coalesce(${made} = ${userId}, false) or exists (select from users maker
    where maker.id = ${made} and maker.department_id = any(${scope.departmentIds}::bigint[])))`
}

/** Those of them who take a place, by the slot. */
export function holdersIn<Row extends Parameters<typeof standingOf>[0] & { readonly slot_id: number | null }>(
  rows: readonly Row[],
): ReadonlyMap<number | null, readonly Row[]> {
  return Map.groupBy(
    rows.filter((row) => holdsSlot(standingOf(row))),
    ({ slot_id }) => slot_id,
  )
}

/**
 * Slots with the applications that hold their places, locked in the order of their numbers: nobody else gives any of them away until this is
 * done. 404 where one is unknown.
 */
export async function lockSlots(tx: Transaction, slotIds: readonly number[]) {
  const slots = await lockSlotsThere(tx, slotIds)
  if (slots.length !== new Set(slotIds).size) throw notFound()
  return slots
}

/** The same, without those that are gone by now. */
export async function lockSlotsThere(tx: Transaction, slotIds: readonly number[]) {
  const ids = [...new Set(slotIds)]
  if (ids.length === 0) return []
  const [slots] = await tx.load(
    pipeline
      .selectFrom('interview_slots')
      .selectAll()
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('id')
      // Whoever only names a slot need not wait for it.
      .forNoKeyUpdate(),
  )
  const [meetings] = await tx.load(meetingsIn(ids))
  const holders = holdersIn(meetings)
  return slots.map((slot) => ({
    ...slot,
    holders: new Set(holders.get(slot.id)?.map(({ id }) => id)),
  }))
}

export type LockedSlot = Awaited<ReturnType<typeof lockSlots>>[number]
