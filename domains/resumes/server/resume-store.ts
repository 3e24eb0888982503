import { perScope, type withinScope } from '@bole/pipeline/server'
import { type Caller, notFound, type Transaction, tablesOf } from '@bole/platform/server'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { ResumesTables } from './tables.ts'

export const resumes = tablesOf<ResumesTables>()

/** The pipeline's tables as its rule of scope knows them. */
type PipelineTables =
  Parameters<ReturnType<typeof withinScope>>[0] extends ExpressionBuilder<infer Tables, infer _>
    ? Tables
    : never

export const pipeline = tablesOf<PipelineTables>()

/** The columns of a person that the rules look at and change. */
export const factColumns = [
  'name',
  'gender',
  'phone',
  'email',
  'birth_date',
  'city',
  'expected_places',
  'expected_position',
  'degree',
  'school',
  'major',
  'graduated_at',
  'employer',
  'job_title',
] as const

/** The candidate behind an application the caller may see; 404 otherwise: who sees one application sees the person. */
export async function requireCandidate(tx: Transaction, caller: Caller, postId: number): Promise<number> {
  const person = await tx.find(seen(caller, postId))
  if (!person) throw notFound()
  return person.candidate_id
}

const seen = perScope((within, postId: number) => candidateBehind(within, postId))

function candidateBehind(within: ReturnType<typeof withinScope>, postId: number) {
  return pipeline.selectFrom('applications').select('candidate_id').where('id', '=', postId).where(within)
}

/** The candidate behind an application the caller may see, within a larger query; null where there is none. */
export function seenCandidate(within: ReturnType<typeof withinScope>, postId: number): RawBuilder<number> {
  return sql`(${candidateBehind(within, postId)})`
}

/** A person with what the rules look at. */
export function candidateRow(id: number | RawBuilder<number>) {
  return resumes
    .selectFrom('candidates')
    .select([...factColumns, 'id', 'resume_id', 'version'])
    .where('id', '=', id)
}

/** The résumé a person is known by now: the newest one taken over. */
export function currentResume(candidateId: number | RawBuilder<number>) {
  return resumes
    .selectFrom('resumes')
    .leftJoin('files', 'files.id', 'resumes.file_id')
    .selectAll('resumes')
    .select(['files.storage_key', 'files.name as file_name', 'files.media_type', 'files.bytes'])
    .where('resumes.id', '=', ({ selectFrom }) =>
      selectFrom('candidates').select('resume_id').where('candidates.id', '=', candidateId),
    )
}
