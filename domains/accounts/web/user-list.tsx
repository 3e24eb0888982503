import { accountsApi } from '@bole/accounts/contract'
import { roles } from '@bole/accounts/model'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useRoleWord } from './role-words.ts'
import { useTexts } from './texts/index.ts'
import { userColumns } from './user-columns.tsx'

/** `/organization/user/list`: who may sign in, of the organisation or of the own departments. */
export default function UserList(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  return (
    <ListScreen
      call={accountsApi.listUsers}
      filters={[
        text('keyword', t('users.keyword')),
        choice(
          'role',
          t('users.role'),
          roles.map((role) => ({ value: role, label: roleWord(role) })),
        ),
      ]}
      columns={userColumns(t, roleWord)}
      empty={t('users.empty')}
    />
  )
}
