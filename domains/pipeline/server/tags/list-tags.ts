import type { pipelineApi } from '@bole/pipeline/contract'
import { containing, type Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { tagsWhere, undoableMerge, usedIn } from './tag-store.ts'

export const listTags: Handler<typeof pipelineApi.listTags> = async ({ query, caller, tx }) => {
  const [rows, [count]] = await tx.load(
    tagsWhere(query)
      .select(['tags.id', 'tags.name', 'tags.colour', 'tags.group_id', 'tags.is_retired', 'tags.version'])
      .select(['tag_groups.name as group_name', undoableMerge.as('merged')])
      .select((eb) => [usedIn(1, caller)(eb).as('campus'), usedIn(2, caller)(eb).as('social')])
      .orderBy('tags.is_retired')
      .orderBy('tag_groups.place')
      .orderBy('tags.name')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    tagsWhere(query).select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map(({ colour, group_name, ...row }) => ({
    ...row,
    color: colour,
    group_name: group_name ?? '',
    can: {
      edit: !row.is_retired,
      merge: true,
      unmerge: row.merged !== null,
      retire: !row.is_retired,
      restore: row.is_retired,
    },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}

export const listTagGroups: Handler<typeof pipelineApi.listTagGroups> = async ({ query, tx }) => {
  let groups = pipeline.selectFrom('tag_groups')
  if (query.keyword) groups = groups.where('name', 'ilike', containing(query.keyword))
  const offered = sql<number>`(select count(*) from tags where tags.organisation_id = tag_groups.organisation_id
    and tags.group_id = tag_groups.id and not tags.is_deleted and not tags.is_retired)`
  const [rows, [count]] = await tx.load(
    groups
      .select(['id', 'name', 'colour', 'roles', 'version', offered.as('tags')])
      .orderBy('place')
      .orderBy('id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    groups.select(sql<number>`count(*)`.as('total')),
  )
  const can = { edit: true, order: true, remove: true }
  const list = rows.map(({ colour: color, ...row }) => ({ ...row, color, can }))
  return { data: { list }, total: count?.total ?? 0 }
}
