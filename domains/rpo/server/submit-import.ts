import { startProgress } from '@bole/inbox/server'
import { addItems } from '@bole/intake/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { toSend } from '@bole/rpo/model'
import { sql } from 'kysely'
import { positionHanded, rpo } from './open-positions.ts'

/** Sends a draft into intake by the agencies' door; what was rejected stays behind in it. Of two at once the second hears that it was sent. */
export const submitImport: Handler<typeof rpoApi.submitImport> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const [[batch], records] = await tx.load(
    rpo
      .selectFrom('rpo_batches')
      .select(['id', 'state', 'position_id'])
      .where('id', '=', body.batch_id)
      .where('user_id', '=', caller.userId)
      .forUpdate(),
    rpo
      .selectFrom('rpo_records')
      .select(['id', 'name', 'state', 'file_id'])
      .where('batch_id', '=', body.batch_id)
      .orderBy('id')
      .forUpdate(),
  )
  if (!batch) throw notFound()
  if (batch.state === 'sent') throw refuse('already_sent')
  const position = await tx.find(positionHanded(caller, batch.position_id))
  if (!position) throw refuse('not_shared')
  if (position.state !== 'open') throw refuse('position_closed')
  const files = toSend(records).map(({ file_id, name }) => ({ id: file_id, name }))
  if (files.length === 0) throw refuse('nothing_to_send')
  const progressId = await startProgress(tx, {
    ...{ userId: caller.userId, kind: 'intake', total: files.length, link: null },
    facts: { files: files.length, position_id: position.id },
  })
  const items = await addItems(tx, {
    ...{ progressId, positionId: position.id, source: 'upload', door: 'rpo', archiveItemId: null },
    ...{ sender: caller.name, at: now, files },
  })
  tx.save(
    rpo
      .updateTable('rpo_records')
      .from(
        sql<{ item_id: number; file_id: number }>`unnest(${items.map(({ id }) => id)}::bigint[],
          ${items.map(({ file_id }) => file_id)}::bigint[])`.as<'sent'>(sql`sent (item_id, file_id)`),
      )
      .set({ state: 'sent', item_id: sql<number>`sent.item_id` })
      .where('batch_id', '=', batch.id)
      .where(sql<boolean>`rpo_records.file_id = sent.file_id`),
  )
  const sent = { state: 'sent', sent_at: now, progress_id: progressId } as const
  tx.save(rpo.updateTable('rpo_batches').set(sent).where('id', '=', batch.id))
  tx.announce('rpo_batch', batch.id)
  tx.announce('rpo_record', { rpo_batch: batch.id })
  return { count: files.length, progress_id: progressId }
}
