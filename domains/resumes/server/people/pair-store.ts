import { type Caller, foundByWords, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import { resumes } from '../resume-store.ts'
import { type SeenApplication, seenApplications } from '../slots.ts'

const shown = ['id', 'one_id', 'other_id', 'strength', 'reasons', 'state', 'found_at', 'settled_at'] as const

/** Pairs of which the reader sees both people. */
export function pairsSeen(reader: Reader<'candidates'>) {
  const { seesPerson } = providedFor(seenApplications)
  return resumes
    .selectFrom('suspected_pairs')
    .where('suspected_pairs.state', '!=', 'merged')
    .where(seesPerson(reader, 'suspected_pairs.one_id'))
    .where(seesPerson(reader, 'suspected_pairs.other_id'))
}

/** The same with what is shown of each. */
export function pairRows(reader: Reader<'candidates'>) {
  return pairsSeen(reader)
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'suspected_pairs.settled_by'))
    .select(shown.map((column) => `suspected_pairs.${column}` as const))
    .select(['users.id as user_id', 'users.name as user_name'])
}

export type PairRow = Awaited<ReturnType<typeof loadPairs>>[number]

async function loadPairs(tx: Transaction, caller: Caller) {
  const [rows] = await tx.load(pairRows(caller))
  return rows
}

/** Whether either of a pair is called so. */
export function isNamed(words: string) {
  return sql<SqlBool>`exists (select from candidates c where c.organisation_id = suspected_pairs.organisation_id
    and c.id in (suspected_pairs.one_id, suspected_pairs.other_id) and ${foundByWords(words, 'c.name')})`
}

/** The newest application of each of some people that the caller sees, by the person. */
export async function newestOf(
  tx: Transaction,
  caller: Reader<'candidates'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SeenApplication>> {
  if (ids.length === 0) return new Map()
  const [rows] = await tx.load(providedFor(seenApplications).newestOf(caller, ids))
  return new Map(rows.map((row) => [row.candidate_id, row]))
}
