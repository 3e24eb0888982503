import { type Caller, notFound, perScope, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { ResumeDetail } from '@bole/resumes/contract'
import { type RawBuilder, sql } from 'kysely'
import { filesOf } from './file-store.ts'
import { noteCountOf, notesOf } from './note-store.ts'
import { presentDetail } from './present-detail.ts'
import { reportsOf } from './report-store.ts'
import { candidateBehind, candidateRow, currentResume, resumes } from './resume-store.ts'
import { givenAnswers, seenApplications } from './slots.ts'

const notesShown = 5
const recordsShown = 5

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
const person = perScope('candidates', (reader, postId: number) =>
  candidateRow(candidateBehind(reader, postId)),
)
const resume = perScope('candidates', (reader, postId: number) =>
  currentResume(candidateBehind(reader, postId)),
)
const notes = perScope('candidates', (reader, postId: number) =>
  notesOf(candidateBehind(reader, postId)).limit(sql.lit(notesShown)),
)
const noteCount = perScope('candidates', (reader, postId: number) =>
  noteCountOf(candidateBehind(reader, postId)),
)
const files = perScope('candidates', (reader, postId: number) => filesOf(candidateBehind(reader, postId)))
const correctors = perScope('candidates', (reader, postId: number) =>
  correctorsOf(candidateBehind(reader, postId)),
)

const others = perScope('candidates', (reader, postId: number) =>
  providedFor(seenApplications).othersOf(reader, postId),
)
const records = perScope('candidates', (reader, postId: number) =>
  providedFor(seenApplications).recordsOf(reader, postId, recordsShown),
)
const reports = perScope('candidates', (reader, postId: number) => reportsOf(candidateBehind(reader, postId)))

const duplicates = perScope('candidates', (reader, postId: number) =>
  providedFor(seenApplications).duplicatesOf(reader, postId),
)

/** Everything known of a person, for one of their applications; 404 where the caller may not see it. */
export async function detailOf(tx: Transaction, caller: Caller, postId: number): Promise<ResumeDetail> {
  const found = await tx.load(
    person(caller, postId),
    resume(caller, postId),
    notes(caller, postId),
    noteCount(caller, postId),
    files(caller, postId),
    correctors(caller, postId),
    duplicates(caller, postId),
    others(caller, postId),
    records(caller, postId),
    reports(caller, postId),
    providedFor(givenAnswers)(postId),
  )
  const [[candidate], [current], newest, [count], everyFile, whoCorrected, alike, ...beside] = found
  const [otherPosts, happened, [report], [answers]] = beside
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
    duplicates: alike,
    others: otherPosts,
    records: happened,
    isHandled: report?.is_handled ?? null,
    sent: answers?.sent ?? {},
  })
}
