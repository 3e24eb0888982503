import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { departmentUse } from '../slots.ts'
import { departmentsWithin, managesDepartments, reaches } from './department-store.ts'

/** One query a thing that is counted, each over all departments at once, put together here. */
export const overviewDepartments: Handler<typeof accountsApi.overviewDepartments> = async ({
  caller,
  tx,
}) => {
  const [departments, people, used, heads, tags] = await tx.load(
    departmentsWithin(caller)
      .select(['id', 'parent_id', 'name', 'version'])
      .orderBy('depth')
      .orderBy('sort')
      .orderBy('id'),
    accounts
      .selectFrom('users')
      .select(['department_id as id', sql<number>`count(*)`.as('amount')])
      .where('department_id', 'is not', null)
      .where('state', '=', 'enabled')
      .groupBy('department_id'),
    providedFor(departmentUse).positions(null),
    accounts
      .selectFrom('department_heads')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'department_heads.user_id'))
      .select(['department_heads.department_id', 'users.name'])
      .orderBy('department_heads.place')
      .orderBy('users.id'),
    accounts.selectFrom('department_tag_links').select(['department_id', 'tag_id']).orderBy('tag_id'),
  )
  const reached = new Set(departments.map(({ id }) => id))
  const amounts = new Map(people.map(({ id, amount }) => [id, amount]))
  const uses = new Map(used.map((use) => [use.department_id, use]))
  const headsOf = Map.groupBy(heads, ({ department_id }) => department_id)
  const tagsOf = Map.groupBy(tags, ({ department_id }) => department_id)
  const manage = managesDepartments(caller)
  return {
    list: departments.map(({ id, parent_id, name, version }) => ({
      id,
      parent_id: parent_id !== null && reached.has(parent_id) ? parent_id : null,
      name,
      version,
      people: amounts.get(id) ?? 0,
      positions: uses.get(id)?.positions ?? 0,
      open: uses.get(id)?.open ?? 0,
      heads: headsOf.get(id)?.map((head) => head.name) ?? [],
      tag_ids: tagsOf.get(id)?.map(({ tag_id }) => tag_id) ?? [],
    })),
    can: { manage, createAtTop: manage && reaches(caller, null) },
  }
}
