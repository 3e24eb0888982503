import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { sql } from 'kysely'
import { type MergeChoice, withChoices } from '../../model/people/merge-people.ts'
import { resumes } from '../resume-store.ts'
import { heldRowsOf, moveRows, numbersOf, openFieldsOf } from './held-rows.ts'
import { newestOf, pairsSeen } from './pair-store.ts'
import { heldFactsOf, lockRecords, saveHeld } from './save-facts.ts'

export const mergePeople: Handler<typeof resumesApi.mergePeople> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const [[pair], [seen]] = await tx.load(
    resumes.selectFrom('suspected_pairs').selectAll().where('id', '=', body.id).forUpdate(),
    pairsSeen(caller).select('suspected_pairs.id').where('suspected_pairs.id', '=', body.id),
  )
  if (pair?.state === 'merged') throw refuse('pair_merged')
  if (!pair || !seen) throw notFound()
  const isFirst = body.keep === 'one'
  const [keptId, otherId] = isFirst ? [pair.one_id, pair.other_id] : [pair.other_id, pair.one_id]
  const locked = await lockRecords(tx, [keptId, otherId])
  if (!locked) throw notFound()
  const [kept, other] = locked
  const versions = isFirst ? [body.one_version, body.other_version] : [body.other_version, body.one_version]
  if (kept.version !== versions[0] || other.version !== versions[1]) throw refuse('stale')
  if (kept.merged_into !== null || other.merged_into !== null) throw refuse('pair_merged')
  const id = await mergeRecords(tx, { kept, other, taken: body.taken, by: caller.userId, at: now })
  const application = (await newestOf(tx, caller, [keptId])).get(keptId)
  if (!application) throw notFound()
  return { id, post_id: application.id }
}

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
