import { perScope } from '@bole/pipeline/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { pipeline, seenCandidate } from './resume-store.ts'

/** People with the contacts of an application's candidate, each by their newest application the caller may see. */
export const duplicatesOf = perScope((within, postId: number) => {
  const candidate = seenCandidate(within, postId)
  // Looked up by themselves: joined, the planner could not use the indexes of either.
  const own = (contact: string): RawBuilder<string> =>
    sql`(select ${sql.ref(contact)} from candidates own where own.id = ${candidate})`
  const isSame = (contact: string) => sql<SqlBool>`${sql.ref(`candidates.${contact}`)} = ${own(contact)}`
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
      sql<boolean>`coalesce(${isSame('phone')}, false)`.as('same_phone'),
      sql<boolean>`coalesce(${isSame('email_key')}, false)`.as('same_email'),
    ])
    .where(({ or }) => or([isSame('phone'), isSame('email_key')]))
    .where('candidates.id', '!=', candidate)
    .where(within)
    .orderBy('candidates.id')
    .orderBy('applications.id', 'desc')
    .limit(50)
})
