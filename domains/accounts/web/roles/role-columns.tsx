import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { type Column, type RowOf, TwoLines } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { Tag } from 'antd'
import { accountsScreens } from '../screens.ts'
import type { RolesTexts } from './texts/index.ts'

export type RoleRow = RowOf<typeof accountsApi.listKeptRoles>

/** Where a role is changed. */
export const pageOf = ({ id }: { readonly id: number }) => addressOf(accountsScreens.role, { id })

/** What is shown of a role: its name, whether it differs from what is built in, and how many have it. */
export function roleColumns(t: RolesTexts, roleWord: (role: Role) => string): readonly Column<RoleRow>[] {
  return [
    {
      name: 'name',
      title: t('name'),
      isMain: true,
      render: (role) => (
        <TwoLines
          first={<PlaceLink place={{ path: pageOf(role) }}>{role.name ?? roleWord(role.based_on)}</PlaceLink>}
          second={role.name === null ? t('builtIn') : `${t('basedOn')} ${roleWord(role.based_on)}`}
        />
      ),
    },
    {
      name: 'is_changed',
      title: t('changed'),
      render: ({ is_changed }) => (is_changed ? <Tag color="gold">{t('changed')}</Tag> : '—'),
    },
    { name: 'people', title: t('people'), render: ({ people }) => formatNumber(people) },
  ]
}
