import type { CandidateListItem } from '@bole/pipeline/contract'
import * as listing from '@bole/pipeline/listing'
import type { FileStore, Transaction } from '@bole/platform/server'
import type { ExportRecord } from './export-store.ts'

/** What a file is made from. */
export interface FileParts {
  readonly one: ExportRecord
  readonly store: FileStore
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Tells how many of them are done. */
  readonly counted: (done: number) => Promise<void>
}

/** A file while it is written. */
export interface ExportFile {
  readonly mediaType: string
  readonly ending: string
  readonly content: AsyncIterable<Uint8Array>
  /** Once it is written: how many are in it, how many could not be, and which characters stand as boxes. */
  readonly outcome: () => { readonly written: number; readonly failed: number; readonly undrawn?: string }
}

/** The applications of an export as whoever asked sees them, so many at a time; those gone out of their sight since are left out. */
export async function* itemsOf(
  { one, inTransaction, counted }: FileParts,
  atATime: number,
): AsyncGenerator<CandidateListItem[]> {
  for (let from = 0; from < one.application_ids.length; from += atATime) {
    const ids = one.application_ids.slice(from, from + atATime)
    yield await inTransaction((tx) => listing.itemsListed(tx, one.reader, ids))
    await counted(from + ids.length)
  }
}
