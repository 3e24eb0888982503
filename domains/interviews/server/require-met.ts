import { applicationsSeenBy } from '@bole/pipeline/server'
import {
  type Caller,
  notFound,
  type RefusalDetails,
  sameTenant,
  type Transaction,
} from '@bole/platform/server'
import { sql } from 'kysely'
import { type FoundInterview, interviews } from './interview-store.ts'
import { stillMet } from './present.ts'

export type Seen = readonly { readonly post_id: number; readonly version: number }[]

interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'candidate_not_at_interview', details: RefusalDetails) => Error
}

/** Those named are in it still: refused of anybody else the caller sees, and 404 for whom they do not. */
export async function requireMet({ tx, caller, refuse }: Asking, found: FoundInterview, seen: Seen) {
  const met = new Set(stillMet(found).map(({ application_id }) => application_id))
  const others = [...new Set(seen.flatMap(({ post_id }) => (met.has(post_id) ? [] : post_id)))]
  if (others.length === 0) return
  const [known] = await tx.load(
    interviews
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['applications.id', 'candidates.name'])
      .where('applications.id', '=', sql<number>`any(${others}::bigint[])`)
      .where('applications.id', 'in', applicationsSeenBy(caller))
      .orderBy('applications.id'),
  )
  const [first] = known
  if (!first || known.length < others.length) throw notFound()
  throw refuse('candidate_not_at_interview', { values: { name: first.name } })
}
