import { accountsApi } from '@bole/accounts/contract'
import { actionsOn, ListScreen, type RowOf, TwoLines } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { usePermission } from '../current-user.ts'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { RemoveRole } from './remove-role.tsx'
import { NewRole } from './role-dialogs.tsx'
import { useTexts } from './texts/index.ts'

export type RoleRow = RowOf<typeof accountsApi.listKeptRoles>

const on = actionsOn(accountsApi.listKeptRoles)

const pageOf = ({ id }: { readonly id: number }) => addressOf(accountsScreens.role, { id })

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
        columns={[
          {
            name: 'name',
            title: t('name'),
            isMain: true,
            render: (role) => (
              <TwoLines
                first={
                  <PlaceLink place={{ path: pageOf(role) }}>{role.name ?? roleWord(role.based_on)}</PlaceLink>
                }
                second={role.name === null ? t('builtIn') : `${t('basedOn')} ${roleWord(role.based_on)}`}
              />
            ),
          },
          {
            name: 'is_changed',
            title: t('changed'),
            render: ({ is_changed }) => is_changed && <Tag color="gold">{t('changed')}</Tag>,
          },
          { name: 'people', title: t('people'), render: ({ people }) => formatNumber(people) },
        ]}
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
