import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { defineForm } from '@bole/platform/form'
import type { UserRow } from './user-columns.tsx'

interface Fields {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly job_title: string
  readonly role: Role
  readonly department_id: number | null
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
}

/** An account as it is filled in: what is left empty is nothing. */
export const userForm = defineForm({
  create: accountsApi.createUser,
  update: accountsApi.updateUser,
  empty,
  fieldsOf: ({ username, name, email, phone, job_title, role, department_id }: UserRow): Fields => ({
    username,
    name,
    email: email ?? '',
    phone: phone ?? '',
    job_title: job_title ?? '',
    role: role.name,
    department_id,
  }),
  bodyOf: ({ email, phone, job_title, ...same }: Fields) => ({
    ...same,
    email: orNull(email),
    phone: orNull(phone),
    job_title: orNull(job_title),
  }),
  refusals: { username_taken: 'username', role_too_high: 'role', department_needed: 'department_id' },
})
