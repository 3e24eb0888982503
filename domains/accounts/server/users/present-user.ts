import { isLimited, titleOf } from '@bole/accounts/model'
import type { Selectable } from 'kysely'
import { type Keeper, whatCanBeDoneWith } from '../../model/accounts.ts'
import type { UserRow } from '../tables.ts'

/** A user's row as the wire carries it, for who looks at it. */
export function presentUser(
  row: Selectable<UserRow> & {
    department_name: string | null
    has_second_factor: boolean
    own_role: string | null
  },
  keeper: Keeper,
) {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    job_title: row.job_title,
    role: { name: row.role, title: titleOf(row.role) },
    own_role: row.role_id === null ? null : { id: row.role_id, name: row.own_role ?? '' },
    department_id: row.department_id,
    department_name: row.department_name,
    is_limited: isLimited(row.role, row.is_limited),
    is_enabled: row.state === 'enabled',
    version: row.version,
    create_time: row.created_at.toISOString(),
    can: whatCanBeDoneWith(
      {
        id: row.id,
        role: row.role,
        isEnabled: row.state === 'enabled',
        hasSecondFactor: row.has_second_factor,
      },
      keeper,
    ),
  }
}
