import { type Caller, may, notFound, type Reader, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SqlBool, sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { departmentUse } from '../slots.ts'

const columns = ['id', 'parent_id', 'path', 'name', 'version'] as const

/** From here on nobody else of the organisation changes its tree of departments, until this is done. */
export function lockTree(tx: Transaction) {
  return tx.hold('departments')
}

/** The departments somebody looks after: all, their own with everything beneath, or none. */
export function departmentsWithin({ scopes: { accounts: scope } }: Pick<Reader<'accounts'>, 'scopes'>) {
  const all = accounts.selectFrom('departments')
  if (scope.kind === 'organisation') return all
  const ids = scope.kind === 'departments' ? scope.departmentIds : []
  return all.where('departments.id', '=', sql<number>`any(${ids}::bigint[])`)
}

/** Whether somebody may change departments within their reach. */
export function managesDepartments(caller: Caller): boolean {
  return may(caller, 'departments.manage')
}

/** Whether a place in the tree is somebody's to fill: below a department they look after; the top is who sees everything's. */
export function reaches(
  { scopes: { accounts: scope } }: Pick<Reader<'accounts'>, 'scopes'>,
  parentId: number | null,
): boolean {
  if (scope.kind === 'organisation') return true
  return scope.kind === 'departments' && parentId !== null && scope.departmentIds.includes(parentId)
}

export type KeptDepartment = Awaited<ReturnType<typeof lockDepartments>>[number]

/** Departments within reach, in the order of `ids`, locked while the tree stands still. Answers 404 for one out of reach. */
export async function lockDepartments(
  tx: Transaction,
  reader: Pick<Reader<'accounts'>, 'scopes'>,
  ids: readonly number[],
) {
  const [, rows] = await tx.load(
    lockTree(tx),
    departmentsWithin(reader)
      .select(columns)
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('id')
      .forUpdate(),
  )
  return ids.map((wanted) => {
    const row = rows.find(({ id }) => id === wanted)
    if (!row) throw notFound()
    return row
  })
}

/** One of them. */
export async function lockDepartment(
  tx: Transaction,
  reader: Pick<Reader<'accounts'>, 'scopes'>,
  id: number,
) {
  const [row] = await lockDepartments(tx, reader, [id])
  if (!row) throw notFound()
  return row
}

/** The siblings at a place, in their order. */
export function siblingsUnder(parentId: number | null) {
  return accounts
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('sort')
    .orderBy('id')
}

/** Which of some names stands already among departments, however it is written; undefined where none does. */
export function takenName(
  among: readonly { readonly id: number; readonly name: string }[],
  wanted: readonly { readonly id: number; readonly name: string }[],
): string | undefined {
  const own = new Set(wanted.map(({ id }) => id))
  const taken = new Set(among.filter(({ id }) => !own.has(id)).map(({ name }) => name.toLowerCase()))
  return wanted.find(({ name }) => taken.has(name.toLowerCase()))?.name
}

/** How many levels a department and what is beneath it have. */
export function levelsBelow(department: Pick<KeptDepartment, 'id' | 'path'>) {
  return accounts
    .selectFrom('departments')
    .select(sql<number>`max(cardinality(path)) - ${department.path.length - 1}`.as('levels'))
    .where(sql<SqlBool>`path @> array[${department.id}::bigint]`)
}

/** What stands in a department alone: departments beneath it, accounts, positions. */
export async function contentsOf(tx: Transaction, id: number) {
  const [[people], [beneath], [held]] = await tx.load(
    accounts.selectFrom('users').select(sql<number>`count(*)`.as('amount')).where('department_id', '=', id),
    accounts.selectFrom('departments').select(sql<number>`count(*)`.as('amount')).where('parent_id', '=', id),
    providedFor(departmentUse).positions([id]),
  )
  return { departments: beneath?.amount ?? 0, people: people?.amount ?? 0, positions: held?.positions ?? 0 }
}

/** Says that who reaches what is no longer as it was: sessions are looked up anew, and screens ask again. */
export function announceTree(tx: Transaction): void {
  tx.announce('department')
  tx.announce('user')
  tx.announce('session')
}
