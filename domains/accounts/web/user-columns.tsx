import type { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { formatDay } from '@bole/platform/moments'
import type { Answered } from '@bole/platform/web'
import { Badge, type TableColumnsType } from 'antd'
import type { AccountsTexts } from './texts/index.ts'
import styles from './user-list.module.css'

export type UserRow = Answered<typeof accountsApi.listUsers>['data']['list'][number]

/** What is shown of an account: who, role, where, how to reach them, whether they may sign in. */
export function userColumns(t: AccountsTexts, roleWord: (role: Role) => string): TableColumnsType<UserRow> {
  return [
    {
      key: 'name',
      title: t('users.name'),
      fixed: 'left',
      render: (_, { name, username }) => (
        <div className={styles.two}>
          <b>{name}</b>
          <span>{username}</span>
        </div>
      ),
    },
    { key: 'role', title: t('users.role'), render: (_, { role }) => roleWord(role.name) },
    {
      key: 'department',
      title: t('users.department'),
      render: (_, { department_name, job_title }) => (
        <div className={styles.two}>
          <span>{department_name ?? '—'}</span>
          <span>{job_title}</span>
        </div>
      ),
    },
    {
      key: 'contact',
      title: t('users.contact'),
      render: (_, { email, phone }) => (
        <div className={styles.two}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : <span>—</span>}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </div>
      ),
    },
    {
      key: 'state',
      title: t('users.state'),
      render: (_, { is_enabled }) => (
        <Badge
          status={is_enabled ? 'success' : 'default'}
          text={t(is_enabled ? 'users.enabled' : 'users.disabled')}
        />
      ),
    },
    { key: 'since', title: t('users.since'), render: (_, { create_time }) => formatDay(create_time) },
  ]
}
