import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { type Corrections, checkCorrection, factsOf } from '@bole/resumes/model'
import { changesWithBirthDate, knownDay } from '../model/birth-date.ts'
import { saysTheSame } from '../model/hear-candidate.ts'
import { factsAfter, profileOf } from '../model/profile.ts'
import { detailOf } from './detail-store.ts'
import { openDifferences, saveSettled } from './difference-store.ts'
import { candidateRow, currentResume, requireCandidate, resumes } from './resume-store.ts'
import { updateCandidate } from './save-candidate.ts'
import { storableJson } from './storable.ts'
import { storeResumeByHand } from './store-resume.ts'

/** Corrections by a person; whoever comes second hears `stale` and sees what is there now. */
export const correct: Handler<typeof resumesApi.correct> = async ({ body, caller, tx, now, refuse }) => {
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const [[candidate], [resume], open] = await tx.load(
    candidateRow(candidateId).forUpdate(),
    currentResume(candidateId),
    openDifferences(candidateId),
  )
  if (!candidate) throw notFound()
  if (candidate.version !== body.version)
    throw refuse('stale', { data: await detailOf(tx, caller, body.post_id) })

  const { id, version, resume_id, ...known } = candidate
  const parsed = resume?.parsed ?? {}
  const before = resume?.corrections ?? {}
  const after: Record<string, Corrections[string]> = { ...before }
  const day = knownDay(parsed, before, known.birth_date)
  const shown = profileOf(parsed, before, known)
  const changes = changesWithBirthDate(body.changes, day, now.getFullYear())
  for (const { path, value } of changes) {
    const checked = checkCorrection(path, value)
    if ('refusal' in checked) throw refuse(checked.refusal, { values: { field: path.slice(0, 60) } })
    const written = after[path] === before[path] ? undefined : after[path]?.at(-1)
    const was = (written ?? shown.find((one) => one.path === path))?.value ?? null
    after[path] = [...(after[path] ?? []), { ...checked, was, by: caller.userId, at: now.toISOString() }]
  }

  const paths = changes.map(({ path }) => path)
  const facts = factsAfter(known, { parsed, before, after, paths })
  updateCandidate(tx, id, { ...facts, skills: [...factsOf(parsed, after).career.skills] })
  // Whoever writes what the candidate said has accepted it.
  const accepted = open.filter(
    ({ field, said }) => field !== 'resume' && saysTheSame(field, facts[field], said),
  )
  saveSettled(tx, accepted, { state: 'accepted', by: caller.userId, at: now })
  const resumeId =
    resume?.id ?? (await storeResumeByHand(tx, { candidateId, uploadedBy: caller.userId, at: now }))
  tx.save(
    resumes
      .updateTable('resumes')
      .set({ corrections: storableJson(after) })
      .where('id', '=', resumeId),
  )
  return { post_id: body.post_id, version: version + 1 }
}
