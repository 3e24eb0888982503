import type { sources } from '@bole/pipeline/model'
import { declareJob, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import * as z from 'zod'
import type { IntakeTables } from './tables.ts'

export const intake = tablesOf<IntakeTables>()

/** The reading of one file. */
export const readFileJob = declareJob('intake.read_file', z.object({ item_id: z.number() }))

/** A file on its way in, with where it lies. */
export function itemWithFile(id: number) {
  return intake
    .selectFrom('intake_items')
    .leftJoin('files', (join) => sameTenant(join, 'files.id', 'intake_items.file_id'))
    .selectAll('intake_items')
    .select(['files.storage_key', 'files.bytes', 'files.sha256', 'files.uploaded_by'])
    .where('intake_items.id', '=', id)
}

/** What is needed of an item to finish it. */
export type WaitingItem = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>

/** The item, locked, if it is still waiting; undefined when it was finished meanwhile, as a job may run twice. */
export function lockWaiting(tx: Transaction, id: number) {
  return tx.find(itemWithFile(id).where('intake_items.state', '=', 'waiting').forUpdate('intake_items'))
}

/** What a new item is made of. */
export interface NewItems {
  readonly progressId: number
  readonly positionId: number
  readonly source: sources.Source
  readonly archiveItemId: number | null
  readonly at: Date
  /** `id` is null for a file that was too large to keep. */
  readonly files: readonly { readonly id: number | null; readonly name: string }[]
}

/** Adds items and enqueues the reading of each, in the same transaction. */
export async function addItems(tx: Transaction, given: NewItems): Promise<void> {
  const [rows] = await tx.load(
    intake
      .insertInto('intake_items')
      .columns([
        'organisation_id',
        'progress_id',
        'position_id',
        'source',
        'archive_item_id',
        'created_at',
        'file_id',
        'name',
        'state',
        'reason',
        'settled_at',
      ])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${given.progressId}::bigint, ${given.positionId}::bigint,
          ${given.source}::text, ${given.archiveItemId}::bigint, ${given.at}::timestamptz, f.id, f.name,
          case when f.id is null then 'failed' else 'waiting' end, case when f.id is null then 'too_large' end,
          case when f.id is null then ${given.at}::timestamptz end
          from unnest(${given.files.map(({ id }) => id)}::bigint[], ${given.files.map(({ name }) => name)}::text[])
            with ordinality f (id, name, place) order by f.place`,
      )
      .returning(['id', 'file_id']),
  )
  for (const { id, file_id } of rows) if (file_id !== null) enqueueReading(tx, id)
  tx.announce('intake_item', { progress: given.progressId })
}

/** Has an item's file read; asked twice before it begins, it is read once. */
export function enqueueReading(tx: Transaction, itemId: number): void {
  tx.enqueue(readFileJob, { item_id: itemId }, { key: `${readFileJob.name}:${itemId}` })
}
