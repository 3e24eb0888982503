import { accountsApi } from '@bole/accounts/contract'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { usePermission } from '../current-user.ts'
import { useRoleWord } from '../role-words.ts'
import { RemoveRole } from './remove-role.tsx'
import { pageOf, type RoleRow, roleColumns } from './role-columns.tsx'
import { NewRole } from './role-dialogs.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(accountsApi.listKeptRoles)

/** `/organization/permission/role`: the built-in roles as the organisation has them, and its own. */
export default function RoleList(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const mayManage = usePermission('users.manage')
  const [made, setMade] = useState<RoleRow | 'new' | null>(null)
  const [removed, setRemoved] = useState<RoleRow | null>(null)
  return (
    <>
      <ListScreen
        call={accountsApi.listKeptRoles}
        columns={roleColumns(t, roleWord)}
        actions={{
          edit: on.goTo(t('open'), pageOf),
          copy: on.open(t('copy'), setMade),
          remove: { ...on.open(t('remove'), setRemoved), isDangerous: true },
        }}
        create={mayManage && { label: t('create'), open: () => setMade('new') }}
        empty={t('empty')}
      />
      {made && <NewRole of={made === 'new' ? null : made} onClose={() => setMade(null)} />}
      {removed && <RemoveRole role={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}
