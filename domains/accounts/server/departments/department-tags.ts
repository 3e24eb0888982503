import type { accountsApi } from '@bole/accounts/contract'
import { containing, type Handler, notFound } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { managesDepartments } from './department-store.ts'

const departmentsWithTag = sql<number>`(select count(*) from department_tag_links
  where department_tag_links.organisation_id = department_tags.organisation_id
    and department_tag_links.tag_id = department_tags.id)`

export const listDepartmentTags: Handler<typeof accountsApi.listDepartmentTags> = async (context) => {
  const { query, caller, tx } = context
  let tags = accounts.selectFrom('department_tags')
  if (query.keyword) tags = tags.where('name', 'ilike', containing(query.keyword))
  const [rows, [count]] = await tx.load(
    tags
      .select(['id', 'name', 'version', departmentsWithTag.as('departments')])
      .orderBy('name')
      .orderBy('id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    tags.select(sql<number>`count(*)`.as('total')),
  )
  const manages = managesDepartments(caller)
  const can = { edit: manages, remove: manages }
  return { data: { list: rows.map((row) => ({ ...row, can })) }, total: count?.total ?? 0 }
}

export const deleteDepartmentTag: Handler<typeof accountsApi.deleteDepartmentTag> = async ({ body, tx }) => {
  const [gone] = await tx.load(
    accounts
      .deleteFrom('department_tags')
      .where('id', '=', body.id)
      .returning(sql<SqlBool>`true`.as('is_gone')),
  )
  if (gone.length === 0) throw notFound()
  tx.announce('department')
  return { id: body.id }
}
