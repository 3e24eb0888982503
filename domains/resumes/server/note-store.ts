import { type Caller, sameTenant } from '@bole/platform/server'
import type { CandidateNote } from '@bole/resumes/contract'
import type { RawBuilder } from 'kysely'
import { mentionsOfNote } from './mention-store.ts'
import { resumes } from './resume-store.ts'

/** Notes on a person with who wrote them, newest first. */
export function notesOf(candidateId: number | RawBuilder<number>) {
  return resumes
    .selectFrom('candidate_notes')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'candidate_notes.user_id'))
    .selectAll('candidate_notes')
    .select(['users.name as user_name', mentionsOfNote.as('mentions')])
    .where('candidate_id', '=', candidateId)
    .orderBy('candidate_notes.id', 'desc')
}

/** How many notes there are on a person. */
export function noteCountOf(candidateId: number | RawBuilder<number>) {
  return resumes
    .selectFrom('candidate_notes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('candidate_id', '=', candidateId)
}

/** A note with who wrote it and whom it names. */
export interface NoteRow {
  readonly id: number
  readonly body: string
  readonly mentions: CandidateNote['mentions']
  readonly user_id: number
  readonly user_name: string | null
  readonly application_id: number | null
  readonly created_at: Date
}

/** A note as the wire carries it. */
export function presentNote(row: NoteRow, caller: Pick<Caller, 'userId'>): CandidateNote {
  return {
    id: row.id,
    text: row.body,
    mentions: row.mentions,
    user: { id: row.user_id, name: row.user_name ?? '' },
    post_id: row.application_id,
    is_own: row.user_id === caller.userId,
    created_at: row.created_at.toISOString(),
  }
}
