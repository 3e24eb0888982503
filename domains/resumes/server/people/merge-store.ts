import { type Caller, notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import { resumes } from '../resume-store.ts'
import { seenApplications } from '../slots.ts'
import { lockRecords } from './save-facts.ts'

/** Another merge into the same record that came later and stands. */
const isBelowAnother = sql<boolean>`exists (select from person_merges later where later.organisation_id = person_merges.organisation_id
  and later.kept_id = person_merges.kept_id and later.id > person_merges.id and later.undone_at is null)`

/** The record that was kept is merged into another one itself. */
const isMergedFurther = sql<boolean>`exists (select from candidates c where c.organisation_id = person_merges.organisation_id
  and c.id = person_merges.kept_id and c.merged_into is not null)`

/** Merges of people whom the reader sees, whatever record they are known by now. */
export function mergesSeen(reader: Reader<'candidates'>) {
  const isSeen = providedFor(seenApplications).seesPerson(reader, 'known.id')
  return resumes.selectFrom('person_merges').where(
    sql<SqlBool>`exists (select from candidates known where known.organisation_id = person_merges.organisation_id
      and known.id = person_now(person_merges.kept_id) and ${isSeen})`,
  )
}

/** The same with what is shown of each, newest first. */
export function mergeRows(reader: Reader<'candidates'>) {
  return mergesSeen(reader)
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'person_merges.merged_by'))
    .leftJoin('users as undoer', (join) => sameTenant(join, 'undoer.id', 'person_merges.undone_by'))
    .select(['person_merges.id', 'kept_name', 'other_name', 'taken', 'merged_at', 'undone_at'])
    .select(['users.id as user_id', 'users.name as user_name'])
    .select(['undoer.id as undoer_id', 'undoer.name as undoer_name'])
    .select(sql<number>`person_now(person_merges.kept_id)`.as('known_as'))
    .select([isBelowAnother.as('is_below'), isMergedFurther.as('is_merged_further')])
    .orderBy('person_merges.id', 'desc')
}

/**
 * A merge to be undone, locked with both its records, with why it cannot be; 404 where the caller does not see the person. What stands
 * in the way is asked once the records are held: whoever merges one of them further at this moment is waited for, and then seen.
 */
export async function lockMerge(tx: Transaction, caller: Caller, id: number) {
  const seen = await tx.find(
    mergesSeen(caller).select(['kept_id', 'other_id']).where('person_merges.id', '=', id),
  )
  if (!seen || !(await lockRecords(tx, [seen.kept_id, seen.other_id]))) throw notFound()
  const merge = await tx.find(
    resumes
      .selectFrom('person_merges')
      .selectAll()
      .select([isBelowAnother.as('is_below'), isMergedFurther.as('is_merged_further')])
      .where('id', '=', id)
      .forUpdate('person_merges'),
  )
  if (!merge) throw notFound()
  return merge
}

export type LockedMerge = Awaited<ReturnType<typeof lockMerge>>

/** Why a merge cannot be undone now; null where it can. */
export function undoRefusal(
  merge: Pick<LockedMerge, 'undone_at' | 'is_below' | 'is_merged_further'>,
): 'already_undone' | 'merged_further' | 'later_merge_first' | null {
  if (merge.undone_at !== null) return 'already_undone'
  if (merge.is_merged_further) return 'merged_further'
  return merge.is_below ? 'later_merge_first' : null
}
