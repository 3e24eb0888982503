import { sees } from '@bole/accounts/model'
import { colleagues } from '@bole/accounts/server'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { positionsApi } from '@bole/positions/contract'
import { sql } from 'kysely'
import { visiblePositions } from './position-store.ts'
import { applicants } from './slots.ts'

/** The user list narrowed to a position: whoever may see it by their role and reach, its owner first. */
export const listPositionUsers: Handler<typeof positionsApi.listPositionUsers> = async ({
  query,
  caller,
  tx,
}) => {
  const [[position], people] = await tx.load(
    visiblePositions(caller)
      .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'positions.department_id'))
      .select('positions.owner_user_id as owner_id')
      .select(sql<number[]>`coalesce(departments.path, '{}')`.as('department_path'))
      .select(providedFor(applicants).hiredForBy.as('hired_for_by'))
      .where('positions.id', '=', query.id),
    colleagues(null),
  )
  if (!position) throw notFound()
  const { owner_id, department_path, hired_for_by } = position
  const record = { owner_id, department_path, people: [...hired_for_by, ...(owner_id ? [owner_id] : [])] }
  const partOf = (id: number): 'owner' | 'hiring' | null => {
    if (id === owner_id) return 'owner'
    return hired_for_by.includes(id) ? 'hiring' : null
  }
  const order = ['owner', 'hiring', null]
  return {
    list: people
      .filter((person) => sees(person, record, 'positions.view', 'positions'))
      .map(({ id, name, job_title, role }) => ({ id, name, job_title, role, part: partOf(id) }))
      .toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part)),
  }
}
