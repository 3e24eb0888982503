import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { addressOf as callAddress } from '@bole/platform/contract'
import { useLeaveGuard } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type Answered, CallRefused, useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Button, Card, Flex, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { accountsScreens } from '../screens.ts'
import { ImportReport } from './import-report.tsx'
import { useTexts } from './texts/index.ts'

type Report = Answered<typeof accountsApi.createManyUsers>['data']

/** `/organization/user/import`: accounts from a table, looked through before any is made. */
export default function ImportUsers(): ReactNode {
  const t = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const send = useChange(accountsApi.createManyUsers)
  const { mark } = useLeaveGuard({
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.leave'),
    cancelText: t('leave.stay'),
  })
  const ask = (chosen: File, isCheck: boolean) => {
    const body = new FormData()
    body.set('check_only', String(isCheck))
    body.set('file', chosen, chosen.name)
    send.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          setReport(data)
          mark(data.rows.some(({ link }) => link !== null))
        },
      },
    )
  }
  const check = (chosen: File) => {
    setFile(chosen)
    setReport(null)
    ask(chosen, true)
    // The component sends nothing by itself.
    return false
  }
  const faulty = report?.rows.filter(({ errors }) => errors.length > 0).length ?? 0
  const isDone = report !== null && report.done > 0
  const count = report?.rows.length ?? 0
  return (
    <Flex vertical gap={16}>
      {!isDone && (
        <Card size="small">
          <Flex vertical gap={12}>
            <Flex gap={8} wrap align="center" justify="space-between">
              <span>{t('explain')}</span>
              <Button icon={<DownloadOutlined />} href={callAddress(accountsApi.getUserTemplate)}>
                {t('template')}
              </Button>
            </Flex>
            <Upload.Dragger
              accept=".xlsx"
              maxCount={1}
              showUploadList={false}
              disabled={send.isPending}
              beforeUpload={check}
            >
              <UploadOutlined /> {file?.name ?? t('choose')}
            </Upload.Dragger>
          </Flex>
        </Card>
      )}
      {send.error instanceof CallRefused && (
        <Alert role="alert" type="error" showIcon title={send.error.message} />
      )}
      {report && !isDone && (
        <Alert
          role="status"
          type={faulty > 0 ? 'error' : 'success'}
          showIcon
          title={faulty > 0 ? t('faulty', { count: faulty }) : t('ready', { count })}
        />
      )}
      {isDone && <Alert role="status" type="success" showIcon title={t('done', { count })} />}
      {report && <ImportReport rows={report.rows} isDone={isDone} onCopied={() => mark(false)} />}
      {isDone ? (
        <Link to={addressOf(accountsScreens.users)}>{t('toList')}</Link>
      ) : (
        report &&
        faulty === 0 && (
          <Button type="primary" loading={send.isPending} onClick={() => file && ask(file, false)}>
            {t('confirm', { count })}
          </Button>
        )
      )}
    </Flex>
  )
}
