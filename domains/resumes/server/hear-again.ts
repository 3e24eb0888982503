import { sameTenant, type Transaction } from '@bole/platform/server'
import type { PersonFacts } from '../model/facts-of.ts'
import { hearCandidate, saysTheSame } from '../model/hear-candidate.ts'
import { takeFacts } from '../model/merge-facts.ts'
import { nextVersion, openDifferences, saveDifference, saveSettled } from './difference-store.ts'
import type { ReadOutcome } from './lazy-reader.ts'
import { candidateRow, resumes } from './resume-store.ts'
import { updateCandidate } from './save-candidate.ts'
import { saveReading } from './save-reading.ts'
import { storeResume, type TypedFile } from './store-resume.ts'

/** What somebody we know says of themselves with another application. */
export interface SaidAgain {
  readonly candidateId: number
  readonly applicationId: number
  readonly facts: Partial<PersonFacts>
  readonly resume: { readonly file: TypedFile; readonly outcome: ReadOutcome } | null
  readonly at: Date
}

/**
 * Takes what a known candidate says now: facts nobody of ours corrected follow, corrected ones stand with what was said beside them,
 * and a new file stays beside a résumé that staff corrected, or of which more could be read.
 */
export async function hearAgain(tx: Transaction, again: SaidAgain): Promise<void> {
  const { candidateId, at } = again
  const [[candidate], all, open] = await tx.load(
    candidateRow(candidateId).forUpdate(),
    resumes
      .selectFrom('resumes')
      .leftJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
      .select(['resumes.id', 'resumes.corrections', 'files.name'])
      .where('resumes.candidate_id', '=', candidateId),
    openDifferences(candidateId),
  )
  if (!candidate) return
  const { id, version, resume_id, ...known } = candidate
  const { followed, differing, agreed } = hearCandidate(
    known,
    again.facts,
    all.map(({ corrections }) => corrections),
  )
  const isStill = (one: (typeof differing)[number]) =>
    open.some(({ field, said }) => field === one.field && saysTheSame(one.field, said, one.said))
  const fresh = differing.filter((one) => !isStill(one))
  const overtaken = open.filter(
    ({ field }) =>
      field !== 'resume' &&
      (agreed.has(field) || followed.has(field) || fresh.some((one) => one.field === field)),
  )
  saveSettled(tx, overtaken, { state: 'overtaken', by: null, at })
  for (const one of fresh) saveDifference(tx, one, again)
  for (const field of followed) {
    const told = { field, held: known[field], said: again.facts[field] ?? null }
    saveDifference(tx, told, { ...again, isFollowed: true })
  }
  if (followed.size > 0) updateCandidate(tx, id, takeFacts(known, { ...known, ...again.facts }, followed))
  // Whoever decides on a difference has to have seen it as it stands.
  else if (fresh.length + overtaken.length > 0) tx.save(nextVersion(id))
  tx.announce('candidate', id)
  const current = all.find((one) => one.id === resume_id)
  await saveFile(tx, again, current ?? null, open.find(({ field }) => field === 'resume') ?? null)
}

async function saveFile(
  tx: Transaction,
  { candidateId, applicationId, resume, at }: SaidAgain,
  current: { readonly corrections: object; readonly name: string | null } | null,
  waiting: { readonly id: number } | null,
): Promise<void> {
  if (!resume) return
  const isBeside = current !== null && Object.keys(current.corrections).length > 0
  const { resumeId } = await storeResume(tx, {
    candidateId,
    file: resume.file,
    uploadedBy: null,
    at,
    isBeside,
  })
  const isKnownBy = await saveReading(tx, {
    ...resume.outcome,
    resumeId,
    candidateId,
    at,
    replaces: 'nothing',
  })
  // One that reads worse than what we hold waits beside it, too, until somebody takes it over.
  if (!isBeside && (isKnownBy || current === null || 'reason' in resume.outcome)) return
  if (waiting !== null) saveSettled(tx, [waiting], { state: 'overtaken', by: null, at })
  const difference = { field: 'resume', held: current?.name ?? null, said: resume.file.name } as const
  saveDifference(tx, difference, { candidateId, applicationId, at, resumeId })
  tx.save(nextVersion(candidateId))
}
