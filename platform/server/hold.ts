import { prepared, type Query } from './database.ts'

// Text: a lock is no row, which is all that Kysely asks for.
const holdAll = prepared<object>(
  'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key',
)

/** Holds names of an organisation, or of all where none is given; in one order, so that nobody waits in a ring. */
export function hold(organisationId: number | null, names: readonly string[]): Query<object> {
  return holdAll(names.toSorted().map((name) => `${organisationId ?? 'all'}:${name}`))
}
