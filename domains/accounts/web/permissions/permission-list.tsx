import { CheckOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { roles } from '@bole/accounts/model'
import { useCall, wordOf } from '@bole/platform/web'
import { Grid, Table } from 'antd'
import type { ReactNode } from 'react'
import { useRoleWord } from '../role-words.ts'
import { PermissionCards } from './permission-cards.tsx'
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
