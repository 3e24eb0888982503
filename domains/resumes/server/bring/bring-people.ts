import type { Transaction } from '@bole/platform/server'
import { gramsOf, searchTextOf } from '@bole/resumes/model'
import { people } from '@bole/resumes/search'
import { sql } from 'kysely'
import { lookThroughJob } from '../people/look-later.ts'
import { type CandidateFacts, searchableOf, tidied } from '../save-candidate.ts'
import { storableJson } from '../storable.ts'

/** What is kept of a person who is brought over, with the type of its column. */
const columns = [
  ['name', 'text'],
  ['gender', 'text'],
  ['phone', 'text'],
  ['email', 'text'],
  ['birth_date', 'text'],
  ['city', 'text'],
  ['expected_places', 'text[]'],
  ['expected_position', 'text'],
  ['degree', 'text'],
  ['school', 'text'],
  ['major', 'text'],
  ['graduated_at', 'text'],
  ['employer', 'text'],
  ['job_title', 'text'],
  ['skills', 'text[]'],
  ['search_text', 'text'],
] as const

const names = columns.map(([name]) => sql.ref(name))
const typed = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)

/**
 * Adds many people and everything they are found by, in as many round trips as one takes; answers their numbers in the order given. Others who
 * may be the same are not looked for: `lookFrom` does that once for all of them.
 */
export async function bringPeople(
  tx: Transaction,
  given: readonly CandidateFacts[],
): Promise<readonly number[]> {
  if (given.length === 0) return []
  const found = given.map(tidied).map((facts) => ({ facts, searchable: searchableOf(facts) }))
  const rows = found.map(({ facts, searchable }, at) => ({
    ...{ place: at, expected_places: [], skills: [] },
    ...facts,
    search_text: searchTextOf(searchable),
  }))
  const [made] = await tx.load(
    people
      .insertInto('candidates')
      .columns(['organisation_id', ...columns.map(([name]) => name)])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${sql.join(names)}
          from json_to_recordset(${storableJson(rows)}::json) as given (place integer, ${sql.join(typed)}) order by place`,
      )
      .returning('id'),
  )
  const ids = made.map(({ id }) => id).sort((a, b) => a - b)
  const grams = found.flatMap(({ searchable }, at) =>
    [...gramsOf(searchable)].map((gram) => [gram, ids[at]] as const),
  )
  tx.save(
    people
      .insertInto('candidate_grams')
      .columns(['organisation_id', 'gram', 'candidate_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, g.* from
          unnest(${grams.map(([gram]) => gram)}::text[], ${grams.map(([, id]) => id)}::bigint[]) g`,
      ),
  )
  tx.announce('candidate')
  return ids
}

/** Has other records looked for of everybody who came after a person, some at a time. */
export function lookFrom(tx: Transaction, candidateId: number): void {
  tx.enqueue(lookThroughJob, { after: candidateId - 1 })
}
