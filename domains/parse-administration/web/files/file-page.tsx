import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { formatMoment } from '@bole/platform/moments'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Descriptions, Flex, List, Skeleton, Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { readerName, titleOf } from './file-columns.tsx'
import { NewerPanel } from './newer-panel.tsx'
import { ReadingHistory } from './reading-history.tsx'

/** `/operator/parse/{id}`: each time a file was read, what was complained about, and what a newer reader would say. */
export default function FilePage(): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { id } = useAddress(parseAdministrationScreens.file)
  const found = useCall(parseAdministrationApi.getFileInfo, { query: { id } }).data?.data
  useNameOfRecord(found && titleOf(t, found.file))
  const reread = useChange(parseAdministrationApi.readFilesAgain, {
    onDone: ({ data }) => {
      const [why] = data.refused
      if (why) message.warning(why.message)
      else message.success(t('files.begun'))
    },
  })
  if (!found) return <Skeleton active paragraph={{ rows: 10 }} />
  const { file, readings, reports, newer } = found
  return (
    <Flex vertical gap={24}>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 4 }}
        items={[
          { key: 'organization', label: t('files.organization'), children: file.organization },
          { key: 'kind', label: t('files.kind'), children: file.document_kind ?? '—' },
          { key: 'scan', label: t('files.scan'), children: t(file.is_scan ? 'yes' : 'no') },
          { key: 'reader', label: t('files.reader'), children: readerName(t, file.reader) },
        ]}
      />
      {file.can.reread && (
        <Flex>
          <Button
            type="primary"
            loading={reread.isPending}
            onClick={() => reread.mutate({ body: { ids: [id] } })}
          >
            {t('files.reread')}
          </Button>
        </Flex>
      )}
      {newer && <NewerPanel newer={newer} />}
      <section>
        <Typography.Title level={5}>{t('files.readings')}</Typography.Title>
        <ReadingHistory readings={readings} />
      </section>
      {reports.length > 0 && (
        <section>
          <Typography.Title level={5}>{t('files.reports')}</Typography.Title>
          <List
            size="small"
            dataSource={[...reports]}
            rowKey="id"
            renderItem={(report) => (
              <List.Item extra={<Tag>{t(report.is_done === 1 ? 'files.handled' : 'files.open')}</Tag>}>
                <List.Item.Meta
                  title={report.text}
                  description={[formatMoment(report.create_time), report.answer].filter(Boolean).join(' · ')}
                />
              </List.Item>
            )}
          />
        </section>
      )}
    </Flex>
  )
}
