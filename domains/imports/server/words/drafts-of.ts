import { type Draft, draftOfRow, opencats, type Words } from '@bole/imports/model'
import type { Transaction } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import { type ImportRecord, imports } from '../import-store.ts'
import type { RowRow } from '../tables.ts'

export type FileRow = Selectable<RowRow>

/** A row with what would be made of it. */
export interface Drafted {
  readonly row: FileRow
  readonly draft: Draft
}

const isDumped = (cells: FileRow['cells']): cells is opencats.DumpRow => !Array.isArray(cells)

/** What rows say, each with what belongs to it in the dump; where no position is named people go to the one chosen for that. */
export async function draftsOf(
  tx: Transaction,
  one: ImportRecord,
  rows: readonly FileRow[],
  words: Words,
): Promise<readonly Drafted[]> {
  const partsOf = one.kind === 'opencats' ? await dumpParts(tx, one.id, rows) : null
  return rows.map((row) => {
    const { cells } = row
    const draft =
      partsOf && isDumped(cells)
        ? opencats.draftOfCandidate(cells, partsOf(row.old_id), words)
        : draftOfRow(isDumped(cells) ? [] : cells, one.mapping, words)
    return { row, draft: withPosition(draft, one.position_id) }
  })
}

function withPosition(draft: Draft, otherwise: number | null): Draft {
  const applications = draft.applications.map((one) => ({ ...one, positionId: one.positionId ?? otherwise }))
  const isHomeless = applications.some(({ positionId }) => positionId === null)
  const isTold = draft.faults.some(({ code }) => code === 'unknown_position')
  const faults = isHomeless && !isTold ? [{ code: 'no_position' as const, column: null }] : []
  return { ...draft, applications, faults: [...draft.faults, ...faults] }
}

async function dumpParts(tx: Transaction, id: number, rows: readonly FileRow[]) {
  const ids = rows.flatMap(({ old_id }) => old_id ?? [])
  const parts = imports
    .selectFrom('import_parts')
    .select(['kind', 'of_old_id', 'cells'])
    .where('import_id', '=', id)
  const [own] = await tx.load(
    parts
      .where('kind', '!=', 'joborder')
      .where('of_old_id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('id'),
  )
  const orders = own.flatMap(({ kind, cells }) => (kind === 'pipeline' ? Number(cells.joborder_id) : []))
  const [titled] = await tx.load(
    parts.where('kind', '=', 'joborder').where('of_old_id', '=', sql<number>`any(${orders}::bigint[])`),
  )
  const titles = new Map(titled.map(({ of_old_id, cells }) => [String(of_old_id), cells.title ?? '']))
  const byOwner = Map.groupBy(own, ({ of_old_id }) => of_old_id)
  return (oldId: number | null): opencats.DumpParts => {
    const theirs = byOwner.get(oldId ?? 0) ?? []
    const of = (wanted: opencats.PartKind) =>
      theirs.filter(({ kind }) => kind === wanted).map(({ cells }) => cells)
    return {
      ...{ pipeline: of('pipeline'), status: of('status'), activity: of('activity') },
      ...{ attachment: of('attachment'), titles },
    }
  }
}
