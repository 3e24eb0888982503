import { accountsApi } from '@bole/accounts/contract'
import { roles } from '@bole/accounts/model'
import { type ListFilter, ListScreen } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useRoleWord } from './role-words.ts'
import { useTexts } from './texts/index.ts'
import { userColumns } from './user-columns.tsx'

/** `/organization/user/list`: who may sign in, of the organisation or of the own departments. */
export default function UserList(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const filters: readonly ListFilter[] = [
    { kind: 'text', name: 'keyword', label: t('users.keyword') },
    {
      kind: 'choice',
      name: 'role',
      label: t('users.role'),
      options: roles.map((role) => ({ value: role, label: roleWord(role) })),
    },
  ]
  return (
    <ListScreen
      call={accountsApi.listUsers}
      given={{}}
      rowsOf={({ list }) => list}
      columns={userColumns(t, roleWord)}
      filters={filters}
      empty={t('users.empty')}
    />
  )
}
