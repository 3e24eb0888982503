import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { filesOf, loadFiles } from './file-store.ts'
import { isShownInline } from './media-type.ts'
import { presentFile } from './present-file.ts'
import { currentResume, requireCandidate } from './resume-store.ts'

export const listFiles: Handler<typeof resumesApi.listFiles> = async ({ query, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  return { list: (await loadFiles(tx, candidateId)).map(presentFile) }
}

export const getFile: Handler<typeof resumesApi.getFile> = async ({ query, caller, tx, store }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  const file = await tx.find(filesOf(candidateId).where('files.id', '=', query.file_id))
  if (!file) throw notFound()
  const { name, media_type: mediaType, storage_key } = file
  return { name, mediaType, bytes: await store.read(storage_key), isInline: isShownInline(mediaType) }
}

export const getOriginal: Handler<typeof resumesApi.getOriginal> = async ({ query, caller, tx, store }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  const resume = await tx.find(currentResume(candidateId))
  if (!resume?.storage_key) throw notFound()
  return {
    name: resume.file_name ?? 'resume',
    mediaType: resume.media_type ?? 'application/octet-stream',
    bytes: await store.read(resume.storage_key),
  }
}
