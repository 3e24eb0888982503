import { UploadOutlined } from '@ant-design/icons'
import { useIsHidden, usePermission } from '@bole/accounts/web'
import { libraryApi } from '@bole/library/contract'
import { type Answered, useChange } from '@bole/platform/web'
import { Alert, Button, Flex, Modal, Table, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

type Report = Answered<typeof libraryApi.uploadExamScores>['data']

/** Takes in scores of tests taken elsewhere from an Excel file, and says of each row what became of it. */
export function UploadScores(): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const isHidden = useIsHidden('contacts')
  const [report, setReport] = useState<Report | null>(null)
  const upload = useChange(libraryApi.uploadExamScores, { onDone: ({ data }) => setReport(data) })
  if (!mayEdit || isHidden) return null
  const send = (file: File) => {
    const body = new FormData()
    body.append('files', file, file.name)
    upload.mutate({ body })
    return false
  }
  return (
    <Flex justify="end" style={{ marginBlockEnd: 8 }}>
      <Upload accept=".xlsx" showUploadList={false} beforeUpload={send}>
        <Button icon={<UploadOutlined />} loading={upload.isPending}>
          {t('scores.upload')}
        </Button>
      </Upload>
      {report && (
        <Modal
          open
          title={t('scores.done', { count: report.done })}
          footer={null}
          width={720}
          onCancel={() => setReport(null)}
        >
          <Alert type="info" showIcon title={t('scores.help')} style={{ marginBlockEnd: 12 }} />
          <Table
            size="small"
            rowKey="row"
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            dataSource={report.rows}
            columns={[
              { dataIndex: 'row', title: t('scores.row'), width: 60 },
              { dataIndex: 'name', title: t('people.name') },
              { dataIndex: 'exam', title: t('scores.exam') },
              { dataIndex: 'score', title: t('scores.score'), width: 80 },
              {
                dataIndex: 'error',
                title: t('scores.result'),
                render: (error: string | null) => error ?? t('scores.taken'),
              },
            ]}
          />
        </Modal>
      )}
    </Flex>
  )
}
