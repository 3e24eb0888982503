import type { Caller } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { reachesPeopleOf } from '../users/user-store.ts'

export const waiting = () => accounts.selectFrom('registrations').selectAll()

/** Whether the caller would see who is let in: newcomers get the department of the rules. */
export const seesNewcomers = (
  { scopes }: Caller,
  rules: { register_department_id: number | null } | undefined,
) => reachesPeopleOf(scopes, rules?.register_department_id ?? 0)
