import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { type Column, type RowOf, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { Badge } from 'antd'
import type { UsersTexts } from './texts/index.ts'

export type UserRow = RowOf<typeof accountsApi.listUsers>

/** What is shown of an account: who, role, where, how to reach them, whether they may sign in. */
export function userColumns(t: UsersTexts, roleWord: (role: Role) => string): readonly Column<UserRow>[] {
  return [
    {
      name: 'name',
      title: t('name'),
      isMain: true,
      render: ({ name, username }) => <TwoLines first={<b>{name}</b>} second={username} />,
    },
    {
      name: 'role',
      title: t('role'),
      render: ({ role, own_role }) =>
        own_role ? <TwoLines first={own_role.name} second={roleWord(role.name)} /> : roleWord(role.name),
    },
    {
      name: 'department_name',
      title: t('department'),
      render: ({ department_name, job_title }) => <TwoLines first={department_name} second={job_title} />,
    },
    {
      name: 'is_enabled',
      title: t('state'),
      render: ({ is_enabled, is_limited }) => (
        <TwoLines
          first={
            <Badge
              status={is_enabled ? 'success' : 'default'}
              text={t(is_enabled ? 'enabled' : 'disabled')}
            />
          }
          second={is_limited && t('limited')}
        />
      ),
    },
    {
      name: 'email',
      title: t('contact'),
      render: ({ email, phone }) => (
        <TwoLines
          first={email && <a href={`mailto:${email}`}>{email}</a>}
          second={phone && <a href={`tel:${phone}`}>{phone}</a>}
        />
      ),
    },
    { name: 'create_time', title: t('since'), render: ({ create_time }) => formatDay(create_time) },
  ]
}
