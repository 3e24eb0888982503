import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import type { ResumeDetail } from '@bole/resumes/contract'
import { sql } from 'kysely'
import { peopleWith } from './duplicates.ts'
import { filesOf } from './file-store.ts'
import { notesOf } from './note-store.ts'
import { presentDetail } from './present-detail.ts'
import { candidateRow, currentResume, resumes } from './resume-store.ts'

const notesShown = 5

/** The people who corrected a person's current résumé. */
function correctorsOf(candidateId: number) {
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

/** Everything known of a person, for one of their applications that the caller may see. */
export async function detailOf(
  tx: Transaction,
  caller: Caller,
  postId: number,
  candidateId: number,
): Promise<ResumeDetail> {
  const [[candidate], [resume], notes, [count], files, correctors] = await tx.load(
    candidateRow(candidateId).select(sql<string | null>`email_key`.as('email_key')),
    currentResume(candidateId),
    notesOf(candidateId).limit(notesShown),
    resumes
      .selectFrom('candidate_notes')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('candidate_id', '=', candidateId),
    filesOf(candidateId),
    correctorsOf(candidateId),
  )
  if (!candidate) throw notFound()
  const { phone, email_key: emailKey } = candidate
  const [people] = phone || emailKey ? await tx.load(peopleWith({ phone, emailKey }, caller)) : [[]]
  return presentDetail({
    postId,
    caller,
    candidate,
    resume: resume ?? null,
    notes,
    noteCount: count?.amount ?? 0,
    files,
    correctors,
    duplicates: people.filter(({ candidate_id }) => candidate_id !== candidateId),
  })
}
