import type { Query } from '@bole/platform/server'
import { type Conditions, perVisibility, type Seen } from './seen.ts'

export const withApplication =
  'join applications a on a.organisation_id = r.organisation_id and a.id = r.application_id'

/**
 * Stage records `r` of listed applications to look through by their days, which `at` has: everybody's, or those on one
 * person's agenda.
 */
export interface Records {
  readonly from: string
  /** Joins the application where the conditions name it; empty where the agenda alone tells. */
  readonly applicationJoin: string
  readonly at: 'r' | 'g'
  readonly whose: string
}

const ofEverybodysRecords: Records = {
  from: 'stage_records r',
  applicationJoin: withApplication,
  at: 'r',
  whose: '$1::bigint is null and a.is_listed and a.origin = $2',
}

const ofOnesAgenda = ({ kind }: Conditions): Records => ({
  from: 'agenda g join stage_records r on r.organisation_id = g.organisation_id and r.id = g.record_id',
  applicationJoin: kind === 'whole' ? '' : withApplication,
  at: 'g',
  whose: 'g.user_id = $1::bigint and g.origin = $2',
})

/** A statement for each kind of visibility: over the records of everybody, or over those on one person's agenda. $1 the user whose agenda, or null for everybody, $2 origin. */
export function perCalendar<Row>(
  own: number,
  write: (records: Records, conditions: Conditions) => string,
): (seen: Seen, watcher: number | null, ...parameters: unknown[]) => Query<Row> {
  const ofEverybody = perVisibility<Row>(own, (conditions) => write(ofEverybodysRecords, conditions))
  const ofOne = perVisibility<Row>(own, (conditions) => write(ofOnesAgenda(conditions), conditions))
  return (seen, watcher, ...parameters) =>
    (watcher === null ? ofEverybody : ofOne)(seen, watcher, ...parameters)
}
