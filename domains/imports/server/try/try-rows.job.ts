import { type importStates, keysOfPerson } from '@bole/imports/model'
import { defineJob, type Transaction } from '@bole/platform/server'
import { findSamePeople } from '@bole/resumes/bringing'
import { sql } from 'kysely'
import { type ImportRecord, importRow, imports, plusSums, tryRowsJob } from '../import-store.ts'
import { type Drafted, draftsOf } from '../words/drafts-of.ts'
import { positionsByTitle, wordsOf } from '../words/words-of.ts'

const atOnce = 250

/** Says of every row what would come of it, and makes nobody; a run that broke off begins anew. */
export const tryRows = defineJob(
  tryRowsJob,
  async ({ payload, inTransaction }) => {
    const { import_id: id, version } = payload
    const current = async (tx: Transaction) => {
      const one = await tx.find(importRow(id).forUpdate())
      return one?.state === 'checking' && one.version === version ? one : null
    }
    await inTransaction(async (tx) => {
      if (!(await current(tx))) return
      tx.save(
        imports.deleteFrom('import_keys').where('import_id', '=', id),
        imports.updateTable('imports').set({ sums: '{}' }).where('id', '=', id),
      )
    })
    for (let after: number | null = -1; after !== null; )
      after = await inTransaction(async (tx) => {
        const one = await current(tx)
        return one ? trySome(tx, one, after ?? 0) : null
      })
  },
  ({ payload, inTransaction }) =>
    inTransaction(async (tx) => {
      tx.save(
        imports
          .updateTable('imports')
          .set({ state: 'read' })
          .where('id', '=', payload.import_id)
          .where('state', '=', 'checking'),
      )
      tx.announce('import', payload.import_id)
    }),
)

/** Answers the place of the last row that was tried; null when all are. */
async function trySome(tx: Transaction, one: ImportRecord, after: number): Promise<number | null> {
  const [rows] = await tx.load(
    imports
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', one.id)
      .where('place', '>', after)
      .orderBy('place')
      .limit(atOnce),
  )
  const last = rows.at(-1)?.place ?? null
  tx.announce('import', one.id)
  if (last === null) {
    tx.save(imports.updateTable('imports').set({ state: 'checked' }).where('id', '=', one.id))
    return null
  }
  const drafted = await draftsOf(tx, one, rows, wordsOf(one, await positionsByTitle(tx)))
  const outcomes = await outcomesOf(tx, one.id, drafted)
  const count = (wanted: importStates.Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  tx.save(
    // One statement of arrays for all of them.
    imports
      .updateTable('import_rows')
      .from(
        sql<{ at: number; outcome: importStates.Outcome; faults: string; name: string }>`
          unnest(${drafted.map(({ row }) => row.place)}::integer[], ${outcomes}::text[],
            ${drafted.map(({ draft }) => JSON.stringify(draft.faults))}::jsonb[],
            ${drafted.map(({ draft }) => draft.facts.name)}::text[])`.as<'tried'>(
          sql`tried (at, outcome, faults, name)`,
        ),
      )
      .set({
        outcome: sql`tried.outcome`,
        faults: sql`tried.faults`,
        name: sql`tried.name`,
      })
      .where('import_id', '=', one.id)
      .where(sql`tried.at`, '=', sql.ref('import_rows.place')),
    plusSums(one.id, { new: count('new'), known: count('known'), refused: count('refused') }),
  )
  return last
}

/** Whether each would be somebody new: known are those who are here, and those an earlier row of the file names. */
async function outcomesOf(
  tx: Transaction,
  importId: number,
  drafted: readonly Drafted[],
): Promise<readonly importStates.Outcome[]> {
  const whole = drafted.filter(({ draft }) => draft.faults.length === 0)
  const ids = await findSamePeople(
    tx,
    whole.map(({ draft }) => draft.facts),
  )
  const first = await firstRows(tx, importId, whole)
  const idOf = new Map(whole.map(({ row }, at) => [row.place, ids[at] ?? null]))
  return drafted.map(({ row, draft }) => {
    if (draft.faults.length > 0) return 'refused'
    const isSeen = keysOfPerson(draft.facts).some((key) => (first.get(key) ?? row.place) < row.place)
    return isSeen || idOf.get(row.place) ? 'known' : 'new'
  })
}

/** The first row of the file that names somebody so, these rows included. */
async function firstRows(
  tx: Transaction,
  importId: number,
  whole: readonly Drafted[],
): Promise<ReadonlyMap<string, number>> {
  const named = whole.flatMap(({ row, draft }) =>
    keysOfPerson(draft.facts).map((key) => ({ key, place: row.place })),
  )
  const keys = named.map(({ key }) => key)
  const [, known] = await tx.load(
    imports
      .insertInto('import_keys')
      .columns(['organisation_id', 'import_id', 'key', 'place'])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${importId}::bigint, k.* from
          unnest(${keys}::text[], ${named.map(({ place }) => place)}::integer[]) k`,
      )
      .onConflict((same) => same.doNothing()),
    imports
      .selectFrom('import_keys')
      .select(['key', 'place'])
      .where('import_id', '=', importId)
      .where('key', '=', sql<string>`any(${keys}::text[])`),
  )
  return new Map(known.map(({ key, place }) => [key, place]))
}
