import { withinScope } from '@bole/pipeline/server'
import type { Caller } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './resume-store.ts'

/** People with these contacts, each by their newest application the caller may see. */
export function peopleWith(
  contacts: { readonly phone: string | null; readonly emailKey: string | null },
  caller: Caller,
) {
  const email = sql<string | null>`candidates.email_key`
  return pipeline
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidate_id', 'candidates.id')
    .innerJoin('positions', 'positions.id', 'applications.position_id')
    .distinctOn('candidates.id')
    .select([
      'candidates.id as candidate_id',
      'candidates.name',
      'applications.id as post_id',
      'positions.title as position',
      sql<boolean>`coalesce(candidates.phone = ${contacts.phone}, false)`.as('same_phone'),
      sql<boolean>`coalesce(candidates.email_key = ${contacts.emailKey}, false)`.as('same_email'),
    ])
    .where(({ or, eb }) =>
      or([eb('candidates.phone', '=', contacts.phone), eb(email, '=', contacts.emailKey)]),
    )
    .where(withinScope(caller))
    .orderBy('candidates.id')
    .orderBy('applications.id', 'desc')
    .limit(50)
}
