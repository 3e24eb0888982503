import type { Answered } from '@bole/platform/web'
import type { themesApi } from '@bole/themes/contract'
import { Alert, Modal, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface LimitReportProps {
  readonly report: Answered<typeof themesApi.setLimitFields>['data']
  readonly onClose: () => void
}

/** What became of each row of a table of fields. */
export function LimitReport({ report, onClose }: LimitReportProps): ReactNode {
  const t = useTexts()
  const wrong = report.rows.filter(({ error }) => error !== null).length
  const said = wrong > 0 ? t('limit.faulty', { count: wrong }) : t('limit.done', { count: report.done })
  return (
    <Modal open title={t('limit.upload')} footer={null} onCancel={onClose}>
      <Alert
        role="status"
        type={wrong > 0 ? 'error' : 'success'}
        showIcon
        title={said}
        style={{ marginBlockEnd: 12 }}
      />
      <Table
        size="small"
        rowKey="row"
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        dataSource={report.rows}
        columns={[
          { dataIndex: 'row', title: t('limit.row'), width: 72 },
          { dataIndex: 'field', title: t('limit.field') },
          {
            dataIndex: 'error',
            title: t('limit.result'),
            render: (error: string | null) => error ?? t('limit.fine'),
          },
        ]}
      />
    </Modal>
  )
}
