import { perScope } from '@bole/pipeline/server'
import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import type { ResumeDetail } from '@bole/resumes/contract'
import { type RawBuilder, sql } from 'kysely'
import { duplicatesOf } from './duplicates.ts'
import { filesOf } from './file-store.ts'
import { noteCountOf, notesOf } from './note-store.ts'
import { presentDetail } from './present-detail.ts'
import { candidateRow, currentResume, resumes, seenCandidate } from './resume-store.ts'

const notesShown = 5

/** The people who corrected a person's current résumé. */
function correctorsOf(candidateId: RawBuilder<number>) {
  return resumes
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where(
      'users.id',
      'in',
      sql<number>`(select (change ->> 'by')::bigint from resumes r, jsonb_each(r.corrections) field,
        jsonb_array_elements(field.value) change where r.candidate_id = ${candidateId})`,
    )
}

// Each finds the person for itself, so that all are asked in one round trip.
const person = perScope((within, postId: number) => candidateRow(seenCandidate(within, postId)))
const resume = perScope((within, postId: number) => currentResume(seenCandidate(within, postId)))
const notes = perScope((within, postId: number) =>
  notesOf(seenCandidate(within, postId)).limit(sql.lit(notesShown)),
)
const noteCount = perScope((within, postId: number) => noteCountOf(seenCandidate(within, postId)))
const files = perScope((within, postId: number) => filesOf(seenCandidate(within, postId)))
const correctors = perScope((within, postId: number) => correctorsOf(seenCandidate(within, postId)))

/** Everything known of a person, for one of their applications; 404 where the caller may not see it. */
export async function detailOf(tx: Transaction, caller: Caller, postId: number): Promise<ResumeDetail> {
  const found = await tx.load(
    person(caller, postId),
    resume(caller, postId),
    notes(caller, postId),
    noteCount(caller, postId),
    files(caller, postId),
    correctors(caller, postId),
    duplicatesOf(caller, postId),
  )
  const [[candidate], [current], newest, [count], everyFile, whoCorrected, duplicates] = found
  if (!candidate) throw notFound()
  return presentDetail({
    postId,
    caller,
    candidate,
    resume: current ?? null,
    notes: newest,
    noteCount: count?.total ?? 0,
    files: everyFile,
    correctors: whoCorrected,
    duplicates,
  })
}
