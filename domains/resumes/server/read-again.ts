import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { readLater } from './read-later.ts'
import { currentResume, requireCandidate, resumes } from './resume-store.ts'

/** Has the current résumé read again; asked twice before it begins, it is read once. */
export const askToReadAgain: Handler<typeof resumesApi.readAgain> = async ({ body, caller, tx, refuse }) => {
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const resume = await tx.find(currentResume(candidateId))
  if (!resume?.storage_key) throw refuse('no_original')
  tx.save(
    resumes
      .updateTable('resumes')
      .set({ state: 'reading', unreadable_reason: null })
      .where('id', '=', resume.id),
  )
  readLater(tx, resume.id, { cause: 'again' })
  tx.announce('candidate', candidateId)
  return { resume_id: resume.id }
}
