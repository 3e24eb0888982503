import { detectKind } from '@bole/parsing/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { filesOf } from './file-store.ts'
import { mediaTypeOf } from './media-type.ts'
import { bytesOf } from './read-document.ts'
import { readLater } from './read-later.ts'
import { candidateRow, currentResume, requireCandidate, resumes } from './resume-store.ts'
import { storeFiles, storeResume } from './store-resume.ts'

/**
 * Adds a file to a person's and has it read. What somebody wrote of a person without any file becomes what was corrected in this one;
 * beside an earlier file the better reading is kept, as whenever two are known.
 */
export const addFile: Handler<typeof resumesApi.addFile> = async (asked) => {
  const { body, files, caller, tx, now, store, refuse } = asked
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const [file] = files
  if (!file) throw refuse('no_file')
  const bytes = await bytesOf(store, file.key)
  // Said now, to whoever chose the file: later the reading would fail where nobody looks.
  const isReadable = await detectKind(bytes).then(Boolean, () => false)
  if (!isReadable) throw refuse(bytes.length === 0 ? 'file_empty' : 'file_unsupported')
  const mediaType = await mediaTypeOf(bytes)
  const [[candidate], [current], [known]] = await tx.load(
    candidateRow(candidateId).forUpdate(),
    currentResume(candidateId),
    filesOf(candidateId).where('files.sha256', '=', file.sha256),
  )
  if (!candidate) throw notFound()
  if (known) throw refuse('file_known')

  const given = { uploadedBy: caller.userId, at: now }
  const typed = { ...file, mediaType }
  const writtenByHand = current?.file_id === null ? current.id : null
  if (writtenByHand === null) {
    const { resumeId } = await storeResume(tx, { candidateId, file: typed, ...given })
    readLater(tx, resumeId)
    return { resume_id: resumeId }
  }
  const [fileId = null] = await storeFiles(tx, [typed], given)
  const row = resumes.updateTable('resumes').where('id', '=', writtenByHand)
  // The list of files tells by it when each came: this one now, whenever the words beside it were written.
  tx.save(row.set({ file_id: fileId, state: 'reading', created_at: now }))
  readLater(tx, writtenByHand)
  tx.announce('candidate', candidateId)
  return { resume_id: writtenByHand }
}
