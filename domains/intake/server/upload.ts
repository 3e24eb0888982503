import { startProgress } from '@bole/inbox/server'
import type { intakeApi } from '@bole/intake/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import { addItems } from './item-store.ts'
import { positionFor } from './position-scope.ts'

/** The real media type is found from the content, when the file is read. */
const unknownType = 'application/octet-stream'

/** Takes files in for a position; one job a file leaves with the same commit. */
export const upload: Handler<typeof intakeApi.upload> = async ({ body, files, caller, tx, now, refuse }) => {
  if (files.length === 0) throw refuse('no_files')
  const position = await tx.find(positionFor(caller, body.position_id))
  if (!position) throw notFound()
  if (position.state !== 'open') throw refuse('position_closed')
  const progressId = await startProgress(tx, {
    userId: caller.userId,
    kind: 'intake',
    facts: { files: files.length, position_id: position.id },
    total: files.length,
    link: null,
  })
  const typed = files.map((file) => ({ ...file, mediaType: unknownType }))
  const ids = await storeFiles(tx, typed, { uploadedBy: caller.userId, at: now })
  await addItems(tx, {
    progressId,
    positionId: position.id,
    source: body.source,
    door: 'upload',
    sender: '',
    archiveItemId: null,
    at: now,
    files: files.map(({ name }, index) => ({ id: ids[index] ?? null, name })),
  })
  return { progress_id: progressId, count: files.length }
}
