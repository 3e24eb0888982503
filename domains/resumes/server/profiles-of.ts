import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { type Career, careerOf, factNames, type PersonFacts } from '../model/facts-of.ts'
import { profileOf } from '../model/profile.ts'
import { resumes } from './resume-store.ts'

/** A person as their record tells them, in facts. */
export interface Profile extends PersonFacts, Career {
  readonly id: number
}

/** People with what is known of their lives, in the order of their numbers here; whoever asks has looked whether they may be seen. */
export async function profilesOf(tx: Transaction, candidateIds: readonly number[]): Promise<Profile[]> {
  const [rows] = await tx.load(
    resumes
      .selectFrom('candidates')
      .leftJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'candidates.resume_id'))
      .select(['candidates.id', 'resumes.parsed', 'resumes.corrections'])
      .select(factNames.map((name) => `candidates.${name}` as const))
      .where('candidates.id', '=', sql<number>`any(${candidateIds}::bigint[])`),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return candidateIds.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { parsed, corrections, ...facts } = row
    return [{ ...facts, ...careerOf(profileOf(parsed ?? {}, corrections ?? {}, facts)) }]
  })
}
