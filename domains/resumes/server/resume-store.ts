import {
  type Caller,
  notFound,
  perScope,
  type Reader,
  sameTenant,
  type Transaction,
  tablesOf,
} from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { RawBuilder } from 'kysely'
import { factNames } from '../model/facts-of.ts'
import { seenApplications } from './slots.ts'
import type { ResumesTables } from './tables.ts'

export const resumes = tablesOf<ResumesTables>()

/** The candidate behind an application the caller may see; 404 otherwise: who sees one application sees the person. */
export async function requireCandidate(tx: Transaction, caller: Caller, postId: number): Promise<number> {
  const person = await tx.find(seen(caller, postId))
  if (!person?.candidate_id) throw notFound()
  return person.candidate_id
}

const seen = perScope('candidates', (reader, postId: number) =>
  resumes.selectNoFrom(candidateBehind(reader, postId).as('candidate_id')),
)

/** The candidate behind an application the reader may see, within a larger query; null where there is none. */
export function candidateBehind(reader: Reader<'candidates'>, postId: number): RawBuilder<number> {
  return providedFor(seenApplications).candidateBehind(reader, postId)
}

/** A person with what the rules look at. */
export function candidateRow(id: number | RawBuilder<number>) {
  return resumes
    .selectFrom('candidates')
    .select([...factNames, 'skills', 'id', 'resume_id', 'version'])
    .where('id', '=', id)
}

/** The résumé a person is known by now. */
export function currentResume(candidateId: number | RawBuilder<number>) {
  return resumes
    .selectFrom('resumes')
    .leftJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .selectAll('resumes')
    .select(['files.storage_key', 'files.name as file_name', 'files.media_type', 'files.bytes'])
    .where('resumes.id', '=', ({ selectFrom }) =>
      selectFrom('candidates').select('resume_id').where('candidates.id', '=', candidateId),
    )
}
