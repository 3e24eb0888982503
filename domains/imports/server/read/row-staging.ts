import { bounds, type Column, type opencats } from '@bole/imports/model'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { imports } from '../import-store.ts'
import { Unreadable } from './unreadable.ts'

type InTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

interface Staged {
  readonly place: number
  readonly oldId: number | null
  readonly cells: readonly string[] | opencats.DumpRow
}

interface StagedPart {
  readonly kind: opencats.PartKind
  readonly oldId: number
  readonly of: number
  readonly cells: opencats.DumpRow
}

/** Of each column some cells are shown, so that one sees what it holds. */
const samplesShown = 3
const sampleLetters = 60

/** Rows on their way into the database, so many at a time. */
export class RowStaging {
  readonly #importId: number
  readonly #inTransaction: InTransaction
  #rows: Staged[] = []
  #parts: StagedPart[] = []
  #samples: string[][] = []
  #titles: readonly string[] = []
  rows = 0

  constructor(importId: number, inTransaction: InTransaction) {
    this.#importId = importId
    this.#inTransaction = inTransaction
  }

  /** What the columns are called, with some of what stands in each. */
  get columns(): readonly Column[] {
    return this.#titles.map((title, at) => ({ title, samples: this.#samples[at] ?? [] }))
  }

  begin(titles: readonly string[]): void {
    this.#titles = titles.map((title) => title.slice(0, 200))
    this.#samples = titles.map(() => [])
  }

  /** One row, by its place in the file. */
  async row(place: number, cells: Staged['cells'], oldId: number | null = null): Promise<void> {
    this.rows += 1
    if (this.rows > bounds.rows) throw new Unreadable('too_many_rows')
    if (Array.isArray(cells)) this.#sample(cells)
    this.#rows.push({ place, oldId, cells })
    if (this.#rows.length >= bounds.rowsAtOnce * 2) await this.#flush()
  }

  async part(part: StagedPart): Promise<void> {
    this.#parts.push(part)
    if (this.#parts.length >= bounds.rowsAtOnce * 4) await this.#flush()
  }

  async end(): Promise<void> {
    await this.#flush()
  }

  #sample(cells: readonly string[]): void {
    for (const [at, samples] of this.#samples.entries()) {
      const cell = cells[at]
      if (cell && samples.length < samplesShown) samples.push(cell.slice(0, sampleLetters))
    }
  }

  async #flush(): Promise<void> {
    const [rows, parts] = [this.#rows, this.#parts]
    this.#rows = []
    this.#parts = []
    await this.#inTransaction(async (tx) => {
      tx.save(
        imports
          .insertInto('import_rows')
          .columns(['organisation_id', 'import_id', 'place', 'old_id', 'cells'])
          .expression(
            sql`select ${tx.organisationId}::bigint, ${this.#importId}::bigint, r.* from
              unnest(${rows.map(({ place }) => place)}::integer[], ${rows.map(({ oldId }) => oldId)}::bigint[],
                ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[]) r`,
          )
          .onConflict((same) => same.doNothing()),
        imports
          .insertInto('import_parts')
          .columns(['organisation_id', 'import_id', 'kind', 'old_id', 'of_old_id', 'cells'])
          .expression(
            sql`select ${tx.organisationId}::bigint, ${this.#importId}::bigint, p.* from
              unnest(${parts.map(({ kind }) => kind)}::text[], ${parts.map(({ oldId }) => oldId)}::bigint[],
                ${parts.map(({ of }) => of)}::bigint[], ${parts.map(({ cells }) => JSON.stringify(cells))}::jsonb[]) p`,
          ),
        imports.updateTable('imports').set({ rows_read: this.rows }).where('id', '=', this.#importId),
      )
      tx.announce('import', this.#importId)
    })
  }
}
