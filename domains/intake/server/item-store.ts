import type { Door, ItemReason } from '@bole/intake/model'
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

/** One file. */
interface NewItem {
  /** Null for one that was too large to keep. */
  readonly id: number | null
  readonly name: string
  /** Why it is not even read. */
  readonly reason?: ItemReason
}

/** What a new item is made of. */
export interface NewItems {
  /** Null of what is nobody's upload. */
  readonly progressId: number | null
  readonly positionId: number | null
  readonly door: Door
  readonly sender: string
  readonly source: sources.Source
  readonly archiveItemId: number | null
  readonly at: Date
  readonly files: readonly NewItem[]
}

const reasonOf = ({ id, reason }: NewItem) => reason ?? (id === null ? 'too_large' : null)

/** Adds items and enqueues the reading of each, in the same transaction; answers which item is of which file. */
export async function addItems(
  tx: Transaction,
  given: NewItems,
): Promise<readonly { readonly id: number; readonly file_id: number | null }[]> {
  const [rows] = await tx.load(
    intake
      .insertInto('intake_items')
      .columns([
        'organisation_id',
        'progress_id',
        'position_id',
        'source',
        'door',
        'sender',
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
          ${given.source}::text, ${given.door}::text, ${given.sender}::text, ${given.archiveItemId}::bigint, ${given.at}::timestamptz, f.id, f.name,
          case when f.reason is null then 'waiting' else 'failed' end, f.reason,
          case when f.reason is not null then ${given.at}::timestamptz end
          from unnest(${given.files.map(({ id }) => id)}::bigint[], ${given.files.map(({ name }) => name)}::text[],
            ${given.files.map(reasonOf)}::text[])
            with ordinality f (id, name, reason, place) order by f.place`,
      )
      .returning(['id', 'file_id', 'state']),
  )
  for (const { id, state } of rows) if (state === 'waiting') enqueueReading(tx, id)
  announceItem(tx, given.progressId)
  return rows
}

/** Tells whoever looks at an upload, or at all arrivals, that an item is another one. */
export function announceItem(tx: Transaction, progressId: number | null): void {
  tx.announce('intake_item', progressId === null ? null : { progress: progressId })
}

/** Has an item's file read; asked twice before it begins, it is read once. */
export function enqueueReading(tx: Transaction, itemId: number): void {
  tx.enqueue(readFileJob, { item_id: itemId }, { key: `${readFileJob.name}:${itemId}` })
}
