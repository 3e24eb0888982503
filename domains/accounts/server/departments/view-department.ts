import type { accountsApi } from '@bole/accounts/contract'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { departmentCandidates, departmentUse } from '../slots.ts'
import { headsOf, idsWithin, membersOf, peopleWithin, tagsOf } from './department-people.ts'
import { contentsOf, departmentsWithin, managesDepartments, reaches } from './department-store.ts'

export const viewDepartment: Handler<typeof accountsApi.viewDepartment> = async ({ query, caller, tx }) => ({
  department: await departmentPage(tx, caller, query.id),
})

/** One department as its page shows it; 404 where it is out of reach. */
export async function departmentPage(tx: Transaction, caller: Caller, id: number) {
  const [[row], heads, tags, beneath] = await tx.load(
    departmentsWithin(caller).select(['id', 'parent_id', 'path', 'name', 'version']).where('id', '=', id),
    headsOf(id),
    tagsOf(id),
    idsWithin(id),
  )
  if (!row) throw notFound()
  const ids = beneath.map((department) => department.id)
  const candidates = providedFor(departmentCandidates)
  const [above, members, [people], used, standings] = await tx.load(
    departmentsWithin(caller)
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${row.path.slice(0, -1)}::bigint[])`)
      .orderBy('depth'),
    membersOf(id),
    peopleWithin(ids),
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
