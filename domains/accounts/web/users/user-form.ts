import { accountsApi } from '@bole/accounts/contract'
import { defineForm } from '@bole/platform/form'
import { roleFields, roleValue } from './role-value.ts'
import type { UserRow } from './user-columns.tsx'

interface Fields {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly job_title: string
  /** A built-in role by its name, one of the organisation's own with its id after a colon. */
  readonly role: string
  readonly department_id: number | null
  /** Counts for hiring managers alone. */
  readonly is_limited: boolean
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed)

const empty: Fields = {
  username: '',
  name: '',
  email: '',
  phone: '',
  job_title: '',
  role: 'User2',
  department_id: null,
  is_limited: false,
}

/** An account as it is filled in: what is left empty is nothing. */
export const userForm = defineForm({
  create: accountsApi.createUser,
  update: accountsApi.updateUser,
  empty,
  fieldsOf: ({
    username,
    name,
    email,
    phone,
    job_title,
    role,
    own_role,
    department_id,
    is_limited,
  }: UserRow): Fields => ({
    username,
    name,
    email: email ?? '',
    phone: phone ?? '',
    job_title: job_title ?? '',
    role: roleValue(role.name, own_role),
    department_id,
    is_limited,
  }),
  bodyOf: ({ email, phone, job_title, role, ...same }: Fields) => ({
    ...same,
    ...roleFields(role),
    email: orNull(email),
    phone: orNull(phone),
    job_title: orNull(job_title),
  }),
  refusals: {
    username_taken: 'username',
    has_account: 'email',
    role_too_high: 'role',
    department_needed: 'department_id',
  },
})
