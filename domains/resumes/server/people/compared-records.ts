import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { factNames } from '../../model/facts-of.ts'
import { resumes } from '../resume-store.ts'

/** Records with everything that may be chosen of them, and how much hangs on each. */
function comparedRecords(ids: readonly number[]) {
  const count = (table: 'candidate_notes' | 'resumes') =>
    sql<number>`(select count(*)::int from ${sql.table(table)} r
      where r.organisation_id = candidates.organisation_id and r.candidate_id = candidates.id)`
  return resumes
    .selectFrom('candidates')
    .leftJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'candidates.resume_id'))
    .leftJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .select(['candidates.id', 'candidates.version', 'candidates.created_at', 'candidates.skills'])
    .select(factNames.map((fact) => `candidates.${fact}` as const))
    .select(['candidates.resume_id', 'files.name as file_name'])
    .select([count('candidate_notes').as('note_count'), count('resumes').as('file_count')])
    .where('candidates.id', '=', sql<number>`any(${ids}::bigint[])`)
}

export type ComparedRow = Awaited<ReturnType<typeof loadRecords>>[number]

/** Two records to be compared. */
export async function loadRecords(tx: Transaction, ids: readonly number[]) {
  const [rows] = await tx.load(comparedRecords(ids))
  return rows
}
