import { bounds } from '@bole/imports/model'
import { countProgress } from '@bole/inbox/server'
import { defineJob, type FileStore, type Transaction } from '@bole/platform/server'
import { lookFrom } from '@bole/resumes/bringing'
import { sql } from 'kysely'
import { type ImportRecord, importRow, imports, plusSums, runRowsJob } from '../import-store.ts'
import { type Archive, withArchive } from '../read/archive.ts'
import { draftsOf } from '../words/drafts-of.ts'
import { positionsByTitle, wordsOf } from '../words/words-of.ts'
import { bringRows } from './bring-rows.ts'
import { filesOf } from './files-of.ts'

/**
 * Makes people and applications of rows, some hundreds in a transaction, which also says of each row that it is done: a run that broke off, however, goes on
 * with the first that is not, and no row is taken twice.
 */
export const runRows = defineJob(
  runRowsJob,
  async ({ payload, store, inTransaction, now }) => {
    const id = payload.import_id
    const one = await inTransaction((tx) => tx.find(importRow(id)))
    if (one?.state !== 'running') return
    const file = await inTransaction((tx) =>
      tx.find(imports.selectFrom('files').select('storage_key').where('id', '=', one.file_id)),
    )
    const goOn = async (archive: Archive | null) => {
      for (let isMore = true; isMore; ) {
        const unused = await inTransaction((tx) => bringSome(tx, id, { now, archive, store }))
        for (const key of unused ?? []) await store.remove(key)
        isMore = unused !== null
      }
    }
    const holdsFiles = one.kind === 'opencats' && file && (await isArchive(store, file.storage_key))
    if (holdsFiles) await withArchive(await store.read(file.storage_key), goOn)
    else await goOn(null)
  },
  ({ payload, inTransaction, now }) => inTransaction((tx) => giveUp(tx, payload.import_id, now)),
)

async function isArchive(store: FileStore, key: string): Promise<boolean> {
  const chunks: AsyncIterable<Uint8Array> = await store.read(key)
  for await (const chunk of chunks) return chunk[0] === 0x50 && chunk[1] === 0x4b
  return false
}

interface Work {
  readonly now: Date
  readonly archive: Archive | null
  readonly store: FileStore
}

/** The next rows; answers the files that were laid into the store for nobody, null where no row is left. */
async function bringSome(
  tx: Transaction,
  id: number,
  { now, archive, store }: Work,
): Promise<readonly string[] | null> {
  const one = await tx.find(importRow(id).forUpdate())
  if (one?.state !== 'running') return null
  const [rows] = await tx.load(
    imports
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', id)
      .where('done_at', 'is', null)
      .orderBy('place')
      .limit(archive ? 50 : bounds.rowsAtOnce),
  )
  tx.announce('import', id)
  if (rows.length === 0) {
    await end(tx, one, now)
    return null
  }
  const drafted = await draftsOf(tx, one, rows, wordsOf(one, await positionsByTitle(tx)))
  const files = archive ? await filesOf(archive, store, id, drafted) : new Map()
  return bringRows(tx, one, drafted, { at: now, files })
}

async function end(tx: Transaction, one: ImportRecord, now: Date): Promise<void> {
  tx.save(imports.updateTable('imports').set({ state: 'done', ended_at: now }).where('id', '=', one.id))
  const first = await tx.find(
    imports
      .selectFrom('import_rows')
      .select(({ fn }) => fn.min('candidate_id').as('id'))
      .where('import_id', '=', one.id)
      .where('made_person', '=', true),
  )
  if (first?.id) lookFrom(tx, first.id)
  if (one.progress_id !== null) await countProgress(tx, one.progress_id, { done: 0, failed: 0 })
}

/** Nobody waits on: what could not be taken says so, and can be imported again. */
async function giveUp(tx: Transaction, id: number, now: Date): Promise<void> {
  const one = await tx.find(importRow(id).forUpdate())
  if (one?.state !== 'running') return
  const [left] = await tx.load(
    imports
      .updateTable('import_rows')
      .set({
        done_at: now,
        outcome: 'refused',
        faults: sql`'[{"code": "broken_off", "column": null}]'::jsonb`,
      })
      .where('import_id', '=', id)
      .where('done_at', 'is', null)
      .returning('place'),
  )
  tx.save(plusSums(id, { refused: left.length, done: left.length }))
  await end(tx, one, now)
  if (one.progress_id !== null) await countProgress(tx, one.progress_id, { done: 0, failed: left.length })
}
