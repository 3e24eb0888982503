import { sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** The colleagues who lead a department, in their order. */
export const headsOf = (id: number) =>
  accounts
    .selectFrom('department_heads')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'department_heads.user_id'))
    .select(['users.id', 'users.name', 'users.job_title'])
    .where('department_heads.department_id', '=', id)
    .orderBy('department_heads.place')
    .orderBy('users.id')

/** Its tags by name. */
export const tagsOf = (id: number) =>
  accounts
    .selectFrom('department_tag_links')
    .innerJoin('department_tags', (join) =>
      sameTenant(join, 'department_tags.id', 'department_tag_links.tag_id'),
    )
    .select(['department_tags.id', 'department_tags.name'])
    .where('department_tag_links.department_id', '=', id)
    .orderBy('department_tags.name')

/** The department and all beneath it. */
export const idsWithin = (id: number) =>
  accounts.selectFrom('departments').select('id').where(sql<SqlBool>`path @> array[${id}::bigint]`)

/** Its own people, those who may sign in first; as many as a page shows. */
export const membersOf = (id: number) =>
  accounts
    .selectFrom('users')
    .select(['id', 'name', 'job_title', 'role', 'state'])
    .where('department_id', '=', id)
    .orderBy('state', 'desc')
    .orderBy('name')
    .limit(100)

/** How many may sign in who belong to one of these departments. */
export const peopleWithin = (ids: readonly number[]) =>
  accounts
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('amount'))
    .where('department_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('state', '=', 'enabled')
