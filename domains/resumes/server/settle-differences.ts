import { type Handler, notFound } from '@bole/platform/server'
import { candidateFacts, type resumesApi } from '@bole/resumes/contract'
import { nextVersion, openDifferences, saveSettled } from './difference-store.ts'
import { candidateRow, currentResume, requireCandidate } from './resume-store.ts'
import { saveAccepted } from './save-accepted.ts'

const saidFacts = candidateFacts.omit({ id: true, version: true }).partial()

/** Takes over what a candidate said, or keeps what staff corrected; what somebody else settled first is `stale`. */
export const settleDifferences: Handler<typeof resumesApi.settleDifferences> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const [[candidate], open, [resume]] = await tx.load(
    candidateRow(candidateId).forUpdate(),
    openDifferences(candidateId),
    currentResume(candidateId),
  )
  if (!candidate) throw notFound()
  const decisions = new Map(body.decisions.map((one) => [one.field, one.is_accepted]))
  const decided = open.filter(({ field }) => decisions.has(field))
  if (candidate.version !== body.version || decided.length < decisions.size) throw refuse('stale')

  const accepted = decided.filter(({ field }) => decisions.get(field))
  const kept = decided.filter(({ field }) => !decisions.get(field))
  const [by, at] = [caller.userId, now]
  saveSettled(tx, accepted, { state: 'accepted', by, at })
  saveSettled(tx, kept, { state: 'kept', by, at })
  const { id, version, resume_id, ...known } = candidate
  if (accepted.length === 0) tx.save(nextVersion(id))
  else {
    const said = saidFacts.parse(Object.fromEntries(accepted.map((one) => [one.field, one.said])))
    const newer = accepted.find(({ field }) => field === 'resume')
    const current = { resume: resume ?? null, newResumeId: newer?.resume_id ?? null }
    await saveAccepted(tx, { candidateId: id, known, said, ...current, by, at })
  }
  tx.announce('candidate', id)
  return { post_id: body.post_id, version: version + 1 }
}
