import type { accountsApi } from '@bole/accounts/contract'
import { type Caller, type Handler, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { departmentCandidates, departmentUse } from '../slots.ts'
import { contentsOf, departmentsWithin, managesDepartments, reaches } from './department-store.ts'

export const viewDepartment: Handler<typeof accountsApi.viewDepartment> = async ({ query, caller, tx }) => ({
  department: await departmentPage(tx, caller, query.id),
})

/** One department as its page shows it; 404 where it is out of reach. */
export async function departmentPage(tx: Transaction, caller: Caller, id: number) {
  const [[row], heads, tags, beneath] = await tx.load(
    departmentsWithin(caller).select(['id', 'parent_id', 'path', 'name', 'version']).where('id', '=', id),
    accounts
      .selectFrom('department_heads')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'department_heads.user_id'))
      .select(['users.id', 'users.name', 'users.job_title'])
      .where('department_heads.department_id', '=', id)
      .orderBy('department_heads.place')
      .orderBy('users.id'),
    accounts
      .selectFrom('department_tag_links')
      .innerJoin('department_tags', (join) =>
        sameTenant(join, 'department_tags.id', 'department_tag_links.tag_id'),
      )
      .select(['department_tags.id', 'department_tags.name'])
      .where('department_tag_links.department_id', '=', id)
      .orderBy('department_tags.name'),
    accounts.selectFrom('departments').select('id').where(sql<SqlBool>`path @> array[${id}::bigint]`),
  )
  if (!row) throw notFound()
  const ids = beneath.map((department) => department.id)
  const candidates = providedFor(departmentCandidates)
  const [above, members, [people], used, standings] = await tx.load(
    departmentsWithin(caller)
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${row.path.slice(0, -1)}::bigint[])`)
      .orderBy('depth'),
    accounts
      .selectFrom('users')
      .select(['id', 'name', 'job_title', 'role', 'state'])
      .where('department_id', '=', id)
      .orderBy('state', 'desc')
      .orderBy('name')
      .limit(100),
    accounts
      .selectFrom('users')
      .select(sql<number>`count(*)`.as('amount'))
      .where('department_id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('state', '=', 'enabled'),
    providedFor(departmentUse).positions(ids),
    candidates.standings(ids),
  )
  const manage = managesDepartments(caller)
  const isBelowReached = manage && reaches(caller, row.parent_id)
  const contents = await contentsOf(tx, id)
  return {
    id,
    parent_id: above.at(-1)?.id ?? null,
    name: row.name,
    version: row.version,
    above,
    heads,
    tags,
    people: members.map(({ state, ...member }) => ({ ...member, is_enabled: state === 'enabled' })),
    contents,
    numbers: {
      people: people?.amount ?? 0,
      open: used.reduce((sum, { open }) => sum + open, 0),
      candidates: candidates.underWay(standings),
    },
    can: { edit: manage, move: isBelowReached, remove: isBelowReached },
  }
}
