import { titleOf } from '@bole/accounts/model'
import type { Selectable } from 'kysely'
import type { UserRow } from '../tables.ts'

/** A user's row as the wire carries it. */
export function presentUser(row: Selectable<UserRow> & { department_name: string | null }) {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    job_title: row.job_title,
    role: { name: row.role, title: titleOf(row.role) },
    department_id: row.department_id,
    department_name: row.department_name,
    is_enabled: row.state === 'enabled',
    create_time: row.created_at.toISOString(),
  }
}
