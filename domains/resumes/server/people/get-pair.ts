import { type Handler, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { sql } from 'kysely'
import { factNames } from '../../model/facts-of.ts'
import { holdTheSame, mergeChoiceNames } from '../../model/people/merge-people.ts'
import { resumes } from '../resume-store.ts'
import type { SeenApplication } from '../slots.ts'
import { newestOf, pairRows } from './pair-store.ts'
import { presentPair, presentSide } from './present-pair.ts'

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

type ComparedRow = Awaited<ReturnType<typeof loadRecords>>[number]

async function loadRecords(tx: Transaction, ids: readonly number[]) {
  const [rows] = await tx.load(comparedRecords(ids))
  return rows
}

export const getPair: Handler<typeof resumesApi.getPair> = async ({ query, caller, tx }) => {
  const row = await tx.find(pairRows(caller).where('suspected_pairs.id', '=', query.id))
  if (!row) throw notFound()
  const ids = [row.one_id, row.other_id]
  const records = await loadRecords(tx, ids)
  const applications = await newestOf(tx, caller, ids)
  const sideOf = (id: number) => {
    const record = records.find((one) => one.id === id)
    const application = applications.get(id)
    if (!record || !application) throw notFound()
    return { record, shown: presentCompared(record, application) }
  }
  const [one, other] = [sideOf(row.one_id), sideOf(row.other_id)]
  const differing = mergeChoiceNames.filter((choice) => !holdTheSame(one.record, other.record, choice))
  return { ...presentPair(row), one: one.shown, other: other.shown, differing }
}

function presentCompared(row: ComparedRow, application: SeenApplication) {
  const { created_at, skills, resume_id, file_name, note_count, file_count, ...facts } = row
  return {
    ...presentSide(application),
    facts,
    skills,
    resume: resume_id === null ? null : { id: resume_id, file: file_name },
    note_count,
    file_count,
    create_time: created_at.toISOString(),
  }
}
