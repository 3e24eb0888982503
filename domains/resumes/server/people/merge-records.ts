import { inserted, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { type MergeChoice, withChoices } from '../../model/people/merge-people.ts'
import { resumes } from '../resume-store.ts'
import { followingMerges } from '../slots.ts'
import { heldRowsOf, moveRows, numbersOf, openFieldsOf } from './held-rows.ts'
import { heldFactsOf, type lockRecords, saveHeld } from './save-facts.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockRecords>>>[0]

interface Merging {
  readonly kept: Locked
  readonly other: Locked
  /** What is taken from the other. */
  readonly taken: readonly MergeChoice[]
  /** Null where the organisation's rule does it. */
  readonly by: number | null
  readonly at: Date
}

/**
 * Merges two records that are locked: the other points at the kept one from now on, and keeps what it holds. Its rows become the kept
 * one's; the ledger remembers whose each was. Answers the number of the entry.
 */
export async function mergeRecords(tx: Transaction, merging: Merging): Promise<number> {
  const { kept, other, taken, by, at } = merging
  const [before, theirs] = [heldFactsOf(kept), heldFactsOf(other)]
  const after = withChoices(before, theirs, taken)
  const mine = numbersOf(await heldRowsOf(tx, kept.id))
  const all = numbersOf(await heldRowsOf(tx, other.id))
  const open = new Set((await openFieldsOf(tx, kept.id)).map(({ field }) => field))
  const waiting = new Set(
    (await openFieldsOf(tx, other.id)).filter(({ field }) => open.has(field)).map(({ id }) => id),
  )
  const moved = { ...all, difference: all.difference.filter((id) => !waiting.has(id)) }
  const entry = inserted(
    await tx.find(
      resumes
        .insertInto('person_merges')
        .values({
          organisation_id: tx.organisationId,
          kept_id: kept.id,
          other_id: other.id,
          kept_name: before.name,
          other_name: theirs.name,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
          taken: [...taken],
          rows_of_kept: JSON.stringify(mine),
          rows_of_other: JSON.stringify(moved),
          merged_by: by,
          merged_at: at,
        })
        .returning('id'),
    ),
  )
  const merged = { keptId: kept.id, otherId: other.id, mergeId: entry.id, at }
  await providedFor(followingMerges).merged(tx, merged)
  moveRows(tx, moved, kept.id)
  await saveHeld(tx, kept.id, after)
  tx.save(
    resumes
      .updateTable('candidates')
      .set({ merged_into: kept.id, version: sql`version + 1` })
      .where('id', '=', other.id),
    pairOf(kept.id, other.id).set({ state: 'merged', settled_by: by, settled_at: at }),
  )
  tx.announce('suspected_pair')
  tx.announce('candidate', other.id)
  return entry.id
}

/** The pair of two records, to be changed. */
export function pairOf(one: number, other: number) {
  return resumes
    .updateTable('suspected_pairs')
    .where('one_id', '=', Math.min(one, other))
    .where('other_id', '=', Math.max(one, other))
}
