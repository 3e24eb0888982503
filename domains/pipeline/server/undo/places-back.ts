import type { Standing } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import { holdsSlot } from '../../model/interview-slots.ts'
import { recordsOf } from '../application-store.ts'
import { lockSlotsThere } from '../schedule/slot-store.ts'
import type { HistoryRow } from '../tables.ts'
import { restoredFrom } from './restored-from.ts'

/** The places that applications had in slots before something happened to them, held for whoever goes back to theirs. */
export interface PlacesBack {
  /** Takes the place that goes with where an application goes back to; false where others have taken the last one since. */
  readonly take: (applicationId: number, next: Standing) => boolean
}

type Row = Pick<Selectable<HistoryRow>, 'application_id' | 'from_record_id' | 'facts'>

/**
 * Locks the slots that applications go back to with these changes taken back. To be asked before anything else is locked, as whoever gives slots
 * away locks them first.
 */
export async function placesBack(tx: Transaction, rows: readonly Row[]): Promise<PlacesBack> {
  const [records] = await tx.load(recordsOf(rows.flatMap(({ from_record_id }) => from_record_id ?? [])))
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const slotOf = new Map(
    rows.map(({ application_id, from_record_id, facts }) => {
      const { slot_id } = restoredFrom(facts).meeting ?? {}
      return [application_id, slot_id === undefined ? recordOf.get(from_record_id ?? 0)?.slot_id : slot_id]
    }),
  )
  const slots = await lockSlotsThere(
    tx,
    [...slotOf.values()].flatMap((id) => id ?? []),
  )
  // Who leaves a place with the same batch leaves it for the others.
  for (const slot of slots)
    for (const [applicationId, slotId] of slotOf) if (slotId !== slot.id) slot.holders.delete(applicationId)
  return {
    take: (applicationId, next) => {
      const slot = slots.find(({ id }) => id === slotOf.get(applicationId))
      if (!slot || !holdsSlot(next) || slot.holders.has(applicationId)) return true
      if (slot.holders.size >= slot.capacity) return false
      slot.holders.add(applicationId)
      return true
    },
  }
}
