import { fateOf, type importStates } from '@bole/imports/model'
import { takeBackSettled } from '@bole/intake/server'
import { takeOut } from '@bole/pipeline/bringing'
import type { Transaction } from '@bole/platform/server'
import { takeOutNotes, takeOutPeople } from '@bole/resumes/bringing'
import { sql } from 'kysely'
import { imports } from '../import-store.ts'
import type { FileRow } from '../words/drafts-of.ts'
import { applicationsSince, peopleSince } from './since.ts'

interface Fated {
  readonly row: FileRow
  readonly undone: 'removed' | 'in_part' | 'kept'
  readonly because: importStates.KeptReason | null
}

/** Takes out what some rows made and nobody has touched since, and says of each row what became of it; answers how many are which. */
export async function takeBack(tx: Transaction, importId: number, rows: readonly FileRow[]) {
  const fated = await fatesOf(tx, rows)
  const leaving = fated.filter(({ undone }) => undone !== 'kept')
  const applications = leaving.flatMap(({ row }) => row.applications.map(({ id }) => id))
  const gone = leaving.filter(({ undone, row }) => undone === 'removed' && row.made_person)
  takeOutNotes(tx, applications)
  await takeOut(tx, applications)
  await takeOutPeople(
    tx,
    gone.flatMap(({ row }) => row.candidate_id ?? []),
  )
  takeBackSettled(
    tx,
    leaving.flatMap(({ row }) => row.item_id ?? []),
  )
  tx.save(
    imports
      .updateTable('import_rows')
      .from(
        sql`unnest(${fated.map(({ row }) => row.place)}::integer[], ${fated.map(({ undone }) => undone)}::text[],
          ${fated.map(({ because }) => because)}::text[])`.as<'fated'>(sql`fated (place, undone, because)`),
      )
      .set({ undone: sql`fated.undone`, kept_because: sql`fated.because` })
      .where('import_id', '=', importId)
      .where(sql`fated.place`, '=', sql.ref('import_rows.place')),
  )
  const count = (wanted: Fated['undone']) => fated.filter(({ undone }) => undone === wanted).length
  return { removed: count('removed'), in_part: count('in_part'), kept: count('kept') }
}

async function fatesOf(tx: Transaction, rows: readonly FileRow[]): Promise<readonly Fated[]> {
  const applications = await applicationsSince(tx, rows)
  const leaving = rows.flatMap((row) =>
    row.applications.some(({ id }) => applications.has(id)) ? [] : row.applications.map(({ id }) => id),
  )
  const { reasons, withFiles } = await peopleSince(tx, rows, leaving)
  return rows.map((row) => {
    const application = row.applications.map(({ id }) => applications.get(id)).find(Boolean) ?? null
    const id = row.candidate_id ?? 0
    const since = { madePerson: row.made_person, person: reasons.get(id) ?? null, application }
    const { undone, because } = fateOf({ ...since, addedFiles: withFiles.has(id) })
    return { row, undone, because }
  })
}
