import { mostSigns, needsSnapshot } from '@bole/coding/model'
import type { Transaction } from '@bole/platform/server'
import { added, documentOf } from './document.ts'
import { coding, type ProgramRow, snapshotOf, updatesSinceSnapshot } from './program-store.ts'
import type { Refuse } from './refuse.ts'

interface Writing {
  readonly tx: Transaction
  readonly now: Date
  readonly refuse: Refuse<'bad_update' | 'too_long'>
}

const lastSeqOf = (programId: number) =>
  coding.selectFrom('coding_programs').select('last_seq').where('id', '=', programId)

/** Takes what a window wrote, each update as a row with the next number: rows are numbered in the order in which others can see them. */
export async function writeUpdates(
  { tx, now, refuse }: Writing,
  { id, languages }: ProgramRow,
  author: string,
  given: readonly string[],
): Promise<void> {
  const [, [last], [snapshot], since] = await tx.load(
    tx.hold(`program ${id}`),
    lastSeqOf(id),
    snapshotOf(id),
    updatesSinceSnapshot(id),
  )
  const before = [...(snapshot ? [snapshot.state] : []), ...since.map(({ update }) => update)]
  const updates = given.map((text) => new Uint8Array(Buffer.from(text, 'base64')))
  const whole = added(documentOf(before), updates, languages)
  if (whole === 'too_long') throw refuse('too_long', { values: { most: mostSigns } })
  if (whole === 'bad_update') throw refuse('bad_update')
  const first = (last?.last_seq ?? 0) + 1
  const last_seq = first + updates.length - 1
  const { organisationId: organisation_id } = tx
  tx.save(
    coding.insertInto('coding_updates').values(
      updates.map((update, place) => ({
        ...{ organisation_id, program_id: id, seq: first + place },
        ...{ author, made_at: now, update: Buffer.from(update) },
      })),
    ),
    coding.updateTable('coding_programs').set({ last_seq }).where('id', '=', id),
  )
  if (!needsSnapshot(last_seq, snapshot?.seq ?? 0)) return
  const written = { seq: last_seq, state: Buffer.from(whole) }
  tx.save(
    coding
      .insertInto('coding_snapshots')
      .values({ organisation_id, program_id: id, ...written })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'program_id']).doUpdateSet(written)),
  )
}
