import { CheckOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { roles } from '@bole/accounts/model'
import { useCall, wordOf } from '@bole/platform/web'
import { Grid, Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import styles from './permissions.module.css'
import { useTexts } from './texts/index.ts'

/** `/organization/permission/list`: every permission by area, and the roles that hold it. */
export default function PermissionList(): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const { data } = useCall(accountsApi.getPermissionTree, {})
  const rows = data?.data.list.map(({ name, children }) => ({
    key: name,
    title: wordOf(t, `areas.${name}`),
    children: children.map((one) => ({
      key: one.name,
      title: wordOf(t, `names.${one.name}`),
      roles: one.roles,
    })),
  }))
  const isNarrow = Grid.useBreakpoint().md === false
  return (
    <>
      <p className={styles.help}>{t('listHelp')}</p>
      {rows && isNarrow && <PermissionCards areas={rows} />}
      {rows && !isNarrow && (
        <Table<{ readonly key: string; readonly title: string; readonly roles?: readonly string[] }>
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          expandable={{ defaultExpandAllRows: true }}
          dataSource={rows}
          columns={[
            { dataIndex: 'title', title: t('permission'), fixed: 'start' },
            ...roles.map((role) => ({
              key: role,
              title: roleWord(role),
              render: (_: unknown, row: { readonly roles?: readonly string[] }) =>
                row.roles?.includes(role) ? (
                  <CheckOutlined role="img" aria-label={t('yes')} />
                ) : (
                  row.roles && '—'
                ),
            })),
          ]}
        />
      )}
    </>
  )
}

interface PermissionCardsProps {
  readonly areas: readonly {
    readonly key: string
    readonly title: string
    readonly children: readonly {
      readonly key: string
      readonly title: string
      readonly roles: readonly string[]
    }[]
  }[]
}

/** The same where a column for each role has no room: under each permission the roles that hold it. */
function PermissionCards({ areas }: PermissionCardsProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  return areas.map(({ key, title, children }) => (
    <section key={key} className={styles.card}>
      <h2>{title}</h2>
      <dl>
        {children.map((permission) => (
          <div key={permission.key}>
            <dt>{permission.title}</dt>
            <dd>
              {roles
                .filter((role) => permission.roles.includes(role))
                .map((role) => (
                  <Tag key={role}>{roleWord(role)}</Tag>
                ))}
              {permission.roles.length === 0 && t('noRole')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
