import { type Handler, notFound } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import type { rpoApi } from '@bole/rpo/contract'
import { filesOfBatch } from '@bole/rpo/model'
import { sql } from 'kysely'
import { draftFor } from './draft-store.ts'
import { requireFolder } from './folder-store.ts'
import { positionHanded, rpo } from './open-positions.ts'
import { readRecordJob } from './read-record.ts'

/** The real media type is found from the content, when the file is read. */
const unknownType = 'application/octet-stream'

/** Puts files into the caller's draft for a position, one job a file; the first upload begins the draft. */
export const addImport: Handler<typeof rpoApi.addImport> = async (context) => {
  const { body, files, caller, tx, now, refuse } = context
  if (files.length === 0) throw refuse('no_files')
  const position = await tx.find(positionHanded(caller, body.position_id))
  if (!position) throw notFound()
  if (position.state !== 'open') throw refuse('position_closed')
  if (body.dir_id !== undefined) await requireFolder(tx, caller, body.dir_id)
  const batchId = await draftFor(tx, { userId: caller.userId, positionId: position.id, at: now })
  const [[held]] = await tx.load(
    rpo
      .selectFrom('rpo_records')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('batch_id', '=', batchId),
  )
  if ((held?.count ?? 0) + files.length > filesOfBatch) throw refuse('batch_full')
  const typed = files.map((file) => ({ ...file, mediaType: unknownType }))
  const ids = await storeFiles(tx, typed, { uploadedBy: caller.userId, at: now })
  const [rows] = await tx.load(
    rpo
      .insertInto('rpo_records')
      .columns(['organisation_id', 'batch_id', 'folder_id', 'created_at', 'file_id', 'name'])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${batchId}::bigint, ${body.dir_id ?? null}::bigint, ${now}::timestamptz, f.id, f.name
          from unnest(${[...ids]}::bigint[], ${files.map(({ name }) => name)}::text[]) with ordinality f (id, name, place) order by f.place`,
      )
      .returning('id'),
  )
  for (const { id } of rows)
    tx.enqueue(readRecordJob, { record_id: id }, { key: `${readRecordJob.name}:${id}` })
  tx.announce('rpo_batch', batchId)
  tx.announce('rpo_record', { rpo_batch: batchId })
  if (body.dir_id !== undefined) tx.announce('rpo_folder', body.dir_id)
  return { batch_id: batchId, count: files.length }
}
