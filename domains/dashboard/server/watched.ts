import type { Query } from '@bole/platform/server'
import { type Conditions, perSight, type Seen } from './seen.ts'

export const withApplication =
  'join applications a on a.organisation_id = r.organisation_id and a.id = r.application_id'

/**
 * Stage records `r` of listed applications to look through by their days, which `at` has: everybody's, or those on one
 * person's agenda.
 */
export interface Records {
  readonly from: string
  /** `withApplication` where they are not found, and seen, without it. */
  readonly sifted: string
  readonly at: 'r' | 'g'
  readonly whose: string
}

const everybodys: Records = {
  from: 'stage_records r',
  sifted: withApplication,
  at: 'r',
  whose: '$1::bigint is null and a.is_listed and a.origin = $2',
}

const ones = ({ kind }: Conditions): Records => ({
  from: 'agenda g join stage_records r on r.organisation_id = g.organisation_id and r.id = g.record_id',
  sifted: kind === 'whole' ? '' : withApplication,
  at: 'g',
  whose: 'g.user_id = $1::bigint and g.origin = $2',
})

/** A statement for each kind of sight, of what everybody has or of one's own. $1 whose own, or null for everybody's, $2 origin. */
export function perWatch<Row>(
  own: number,
  write: (records: Records, conditions: Conditions) => string,
): (seen: Seen, watcher: number | null, ...parameters: unknown[]) => Query<Row> {
  const ofEverybody = perSight<Row>(own, (conditions) => write(everybodys, conditions))
  const ofOne = perSight<Row>(own, (conditions) => write(ones(conditions), conditions))
  return (seen, watcher, ...parameters) =>
    (watcher === null ? ofEverybody : ofOne)(seen, watcher, ...parameters)
}
