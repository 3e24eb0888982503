import { type Reader, sameTenant } from '@bole/platform/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'
import { candidateBehind } from './candidate-behind.ts'

/** People with the contacts of an application's candidate, each by their newest application the reader may see. */
export function duplicatesOf(reader: Reader<'candidates'>, postId: number) {
  const candidate = candidateBehind(reader, postId)
  // Looked up by themselves: joined, the planner could not use the indexes of either.
  const own = (contact: string): RawBuilder<string> =>
    sql`(select ${sql.ref(contact)} from candidates own where own.organisation_id = current_organisation() and own.id = ${candidate})`
  const isSame = (contact: string) => sql<SqlBool>`${sql.ref(`candidates.${contact}`)} = ${own(contact)}`
  return pipeline
    .selectFrom('candidates')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.candidate_id', 'candidates.id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
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
    .where(withinScope(reader))
    .orderBy('candidates.id')
    .orderBy('applications.id', 'desc')
    .limit(50)
}
