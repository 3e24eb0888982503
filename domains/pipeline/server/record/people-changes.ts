import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { type Person, replacedIn } from '../arrange/people.ts'

interface Row {
  readonly id: number
  readonly facts: Readonly<Record<string, unknown>>
}

interface Change {
  readonly putIn: readonly number[]
  readonly takenOut: readonly number[]
}

const roleOf = ({ user_id, part }: Person) => `${user_id} ${part === 'approver'}`

/**
 * Whom each change put into an interview or approval and whom it took out, by the number of its row. A row remembers who
 * had the parts before it: who had them after it is what the next such row remembers, or how it is now.
 */
export function peopleChanges(newestFirst: readonly Row[], now: readonly Person[]): Map<number, Change> {
  let after = now
  const changes = new Map<number, Change>()
  for (const { id, facts } of newestFirst) {
    const replaced = replacedIn(facts)
    if (!replaced) continue
    const isGiven = ({ part }: Person) => replaced.parts.some((given) => given === part)
    const given = after.filter(isGiven)
    changes.set(id, { putIn: missing(replaced.before, given), takenOut: missing(given, replaced.before) })
    after = [...after.filter((person) => !isGiven(person)), ...replaced.before]
  }
  return changes
}

/** Those of `others` who are not among the people. */
function missing(people: readonly Person[], others: readonly Person[]): readonly number[] {
  const known = new Set(people.map(roleOf))
  return others.filter((person) => !known.has(roleOf(person))).map(({ user_id }) => user_id)
}

/** The names of the users whom changes put in or took out. */
export async function namesIn(
  tx: Transaction,
  changes: ReadonlyMap<number, Change>,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...changes.values()].flatMap(({ putIn, takenOut }) => [...putIn, ...takenOut])
  if (ids.length === 0) return new Map()
  const [users] = await tx.load(
    pipeline.selectFrom('users').select(['id', 'name']).where('id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  return new Map(users.map(({ id, name }) => [id, name]))
}
