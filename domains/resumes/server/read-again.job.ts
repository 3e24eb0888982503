import { defineJob, type Job, sameTenant } from '@bole/platform/server'
import { bytesOf, readDocument } from './read-document.ts'
import { readAgainJob } from './read-later.ts'
import { resumes } from './resume-store.ts'
import { saveReading } from './save-reading.ts'

const withFile = (id: number) =>
  resumes
    .selectFrom('resumes')
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .select(['resumes.id', 'resumes.candidate_id', 'resumes.state', 'files.storage_key', 'files.name'])
    .where('resumes.id', '=', id)

/** Nobody waits on for a reading that will not come: it says so, and can be asked for again. */
const giveUp: Job<{ resume_id: number; cause?: 'arrival' | 'again' | undefined }>['run'] = ({
  payload,
  now,
  inTransaction,
}) =>
  inTransaction(async (tx) => {
    const resume = await tx.find(withFile(payload.resume_id))
    if (resume?.state !== 'reading') return
    const { id: resumeId, candidate_id: candidateId } = resume
    const { cause = 'arrival' } = payload
    await saveReading(tx, { reason: 'timed_out', cause, isLast: true, resumeId, candidateId, at: now })
  })

/** Reads a stored résumé once more; a second run reads the same and changes nothing. */
export const readAgain = defineJob(
  readAgainJob,
  async ({ payload, store, now, inTransaction }) => {
    const resume = await inTransaction((tx) => tx.find(withFile(payload.resume_id)))
    if (!resume) return
    const bytes = await bytesOf(store, resume.storage_key)
    const outcome = await readDocument({ name: resume.name, bytes })
    await inTransaction((tx) =>
      saveReading(tx, {
        ...outcome,
        ...(payload.replaces && { replaces: payload.replaces }),
        ...(payload.cause && { cause: payload.cause }),
        isLast: true,
        resumeId: resume.id,
        candidateId: resume.candidate_id,
        at: now,
      }),
    )
  },
  giveUp,
)
