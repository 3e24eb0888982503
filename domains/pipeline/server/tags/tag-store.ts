import { type Caller, containing, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'
import type { PipelineTables } from '../tables.ts'

/** What narrows the tag library. */
interface TagQuery {
  readonly keyword?: string | undefined
  readonly group_id?: number | undefined
  readonly is_retired?: boolean | undefined
}

/** The labels of the library that meet these conditions, in the order of their groups and names. */
export function tagsWhere({ keyword, group_id, is_retired }: TagQuery) {
  let tags = pipeline
    .selectFrom('tags')
    .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
    .where('tags.is_deleted', '=', false)
  if (keyword) tags = tags.where('tags.name', 'ilike', containing(keyword))
  if (group_id) tags = tags.where('tags.group_id', '=', group_id)
  if (is_retired !== undefined) tags = tags.where('tags.is_retired', '=', is_retired)
  return tags
}

/** How many listed applications of an origin have a label, of those somebody sees: what the list shows that the count leads to. */
export function usedIn(origin: number, caller: Caller) {
  return ({ selectFrom }: ExpressionBuilder<PipelineTables, 'tags'>) =>
    selectFrom('application_tags')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'application_tags.application_id'),
      )
      .whereRef('application_tags.organisation_id', '=', 'tags.organisation_id')
      .whereRef('application_tags.tag_id', '=', 'tags.id')
      .where('applications.origin', '=', origin)
      .where('applications.is_listed', '=', true)
      .where(withinScope(caller))
      .select(sql<number>`count(*)`.as('used'))
      .$asScalar()
      .$notNull()
}

/** A label to be changed, locked; 404 where there is none. */
export async function lockTag(tx: Transaction, id: number) {
  const [, [tag]] = await tx.load(
    tx.hold('tags'),
    pipeline
      .selectFrom('tags')
      .select(['id', 'name', 'group_id', 'is_retired', 'version'])
      .where('id', '=', id)
      .where('is_deleted', '=', false)
      .forUpdate(),
  )
  if (!tag) throw notFound()
  return tag
}

/** Who has a label. */
export function wearersOf(id: number) {
  return pipeline.selectFrom('application_tags').select('application_id').where('tag_id', '=', id)
}

/** A merge into a label after this one that was not taken back. */
export function laterMergeInto(intoId: number, mergeId: number) {
  return pipeline
    .selectFrom('tag_merges')
    .select('id')
    .where('into_id', '=', intoId)
    .where('undone_at', 'is', null)
    .where('id', '>', mergeId)
    .limit(1)
}

/** The merge into a label that can be taken back: the last one, while neither has changed since. */
export const undoableMerge = sql<{ readonly id: number; readonly name: string } | null>`(
  select json_build_object('id', m.id, 'name', gone.name)
  from tag_merges m join tags gone on gone.organisation_id = m.organisation_id and gone.id = m.tag_id
  where m.organisation_id = tags.organisation_id and gone.is_deleted and gone.version = m.tag_version and m.into_version = tags.version
    and m.id = (select max(l.id) from tag_merges l
      where l.organisation_id = tags.organisation_id and l.into_id = tags.id and l.undone_at is null))`

/** Whether another label is called so, and whether the group it is to stand in is there. */
export async function tagFaults(
  tx: Transaction,
  {
    id = 0,
    name,
    group_id,
  }: { readonly id?: number; readonly name: string; readonly group_id: number | null },
) {
  const [[same], [group]] = await tx.load(
    pipeline
      .selectFrom('tags')
      .select('id')
      .where(sql<SqlBool>`not is_deleted and id <> ${id} and lower(name) = lower(${name})`)
      .limit(1),
    pipeline
      .selectFrom('tag_groups')
      .select('id')
      .where('id', '=', group_id ?? 0),
  )
  if (group_id !== null && !group) throw notFound()
  return { isTaken: same !== undefined }
}
