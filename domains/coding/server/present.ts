import type { Program } from '@bole/coding/contract'
import type { Transaction } from '@bole/platform/server'
import { memberKey } from '@bole/rooms/model'
import type { Entering } from '@bole/rooms/server'
import { sql } from 'kysely'
import { coding, type ProgramRow } from './program-store.ts'

/** A program as everybody in the room sees it: of the hidden cases only how many there are. */
export function presentProgram(row: ProgramRow): Program {
  return {
    program_map_id: row.id,
    schedule_id: row.interview_id,
    version: row.version,
    title: row.title,
    description: row.description,
    language: row.language,
    languages: row.languages,
    cases: casesOf(row, false),
    hidden_count: row.cases.filter(({ isHidden }) => isHidden).length,
  }
}

/** The visible cases of a program, or the hidden ones. */
export function casesOf({ cases }: ProgramRow, isHidden: boolean) {
  return cases.filter((one) => one.isHidden === isHidden).map(({ input, expected }) => ({ input, expected }))
}

/** What those who wrote or ran something are called, by their names in the room; colleagues who never entered it as well. */
export async function namesOf(
  tx: Transaction,
  { room }: Entering,
  authors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map(room.meeting.people.map(({ user_id, name }) => [memberKey('user', user_id), name]))
  for (const { id, user_id, application_id, name } of room.members) {
    if (user_id !== null) known.set(memberKey('user', user_id), name)
    else if (application_id !== null) known.set(memberKey('candidate', application_id), name)
    else known.set(memberKey('guest', id), name)
  }
  const missing = authors.flatMap((author) =>
    author.startsWith('u') && !known.has(author) ? [Number(author.slice(1))] : [],
  )
  if (missing.length === 0) return known
  const [found] = await tx.load(
    coding
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${missing}::bigint[])`),
  )
  for (const { id, name } of found) known.set(memberKey('user', id), name)
  return known
}
