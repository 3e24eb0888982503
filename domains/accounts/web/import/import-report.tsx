import type { accountsApi } from '@bole/accounts/contract'
import { TwoLines } from '@bole/platform/list'
import type { Answered } from '@bole/platform/web'
import { App, Button, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type Row = Answered<typeof accountsApi.createManyUsers>['data']['rows'][number]

const isFaulty = ({ errors }: Row) => errors.length > 0

interface ImportReportProps {
  readonly rows: readonly Row[]
  /** They were made: their links are shown, once. */
  readonly isDone: boolean
  /** All links were copied: they may go. */
  readonly onCopied: () => void
}

/** Every row of the file: what is wrong with it, or the link of the account it made. */
export function ImportReport({ rows, isDone, onCopied }: ImportReportProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const addressOf = ({ link }: Row) => link && location.origin + link.path
  const linked = rows.filter(({ link }) => link !== null)
  const copyAll = async () => {
    try {
      const lines = linked.map((row) => [row.name, row.username, addressOf(row)].join('\t'))
      await navigator.clipboard.writeText(lines.join('\n'))
      message.success(t('copied'))
      onCopied()
    } catch {
      message.warning(t('copyFailed'))
    }
  }
  return (
    <>
      {isDone && linked.length > 0 && (
        <p>
          {t('links')} <Button onClick={() => void copyAll()}>{t('copyAll')}</Button>
        </p>
      )}
      <Table<Row>
        size="small"
        rowKey="row"
        pagination={false}
        scroll={{ x: 'max-content' }}
        // What is to be corrected stands first, in the order of the file.
        dataSource={[...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))]}
        columns={[
          { dataIndex: 'row', title: t('row'), width: 64 },
          {
            key: 'name',
            title: t('name'),
            render: (_, { name, is_limited }) => (
              <TwoLines first={name} second={is_limited && t('limited')} />
            ),
          },
          { dataIndex: 'username', title: t('username') },
          ...(isDone
            ? []
            : [
                {
                  key: 'role',
                  title: t('role'),
                  render: (_: unknown, { role, department }: Row) => (
                    <TwoLines first={role} second={department} />
                  ),
                },
                { dataIndex: 'email', title: t('email') },
              ]),
          isDone
            ? {
                key: 'link',
                title: t('link'),
                render: (_, row) => <Typography.Text>{addressOf(row) ?? t('mailed')}</Typography.Text>,
              }
            : {
                key: 'verdict',
                title: t('verdict'),
                render: (_, { errors }) =>
                  errors.length === 0
                    ? t('fine')
                    : errors.map(({ column, title, message: reason }) => (
                        <Typography.Paragraph key={column + reason} type="danger" style={{ margin: 0 }}>
                          {t('fault', { column: title, reason })}
                        </Typography.Paragraph>
                      )),
              },
        ]}
      />
    </>
  )
}
