import type { Fault, importStates } from '@bole/imports/model'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { imports } from '../import-store.ts'
import type { MadeApplication } from '../tables.ts'

/** What came of a row. */
export interface RowResult {
  readonly place: number
  readonly name: string
  readonly outcome: importStates.Outcome
  readonly faults: readonly Fault[]
  readonly candidateId: number | null
  readonly madePerson: boolean
  readonly positionId: number | null
  readonly applications: readonly MadeApplication[]
}

interface Done {
  readonly results: readonly RowResult[]
  /** Their lines in the ledger of arrivals. */
  readonly items: readonly number[]
  readonly at: Date
}

/** Says of rows what came of them; none of them is taken again. */
export async function saveResults(
  tx: Transaction,
  importId: number,
  { results, items, at }: Done,
): Promise<void> {
  const given = results.map((result, index) => ({ ...result, item: items[index] ?? null }))
  tx.save(
    imports
      .updateTable('import_rows')
      .from(
        sql`json_to_recordset(${JSON.stringify(given)}::json)`.as<'came'>(
          sql`came (place integer, name text, outcome text, faults jsonb, "candidateId" bigint, "madePerson" boolean, applications jsonb, item bigint)`,
        ),
      )
      .set({
        ...{ outcome: sql`came.outcome`, faults: sql`came.faults`, name: sql`came.name` },
        ...{ candidate_id: sql`came."candidateId"`, made_person: sql`came."madePerson"` },
        ...{ applications: sql`came.applications`, item_id: sql`came.item` },
        // A person is new with their first version.
        ...{ candidate_version: sql`case when came."madePerson" then 1 end`, done_at: at },
      })
      .where('import_id', '=', importId)
      .where(sql`came.place`, '=', sql.ref('import_rows.place')),
  )
}
