import { type IntakeItem, intakeApi } from '@bole/intake/contract'
import { PlaceLink } from '@bole/platform/places'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Flex, Spin, Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface UploadResultsProps {
  readonly progressIds: readonly number[]
  readonly onMore: () => void
  readonly onClose: () => void
}

const colours: Record<IntakeItem['state'], string> = {
  waiting: 'processing',
  accepted: 'success',
  duplicate: 'warning',
  failed: 'error',
}

/** What becomes of each file, as it is read. */
export function UploadResults({ progressIds, onMore, onClose }: UploadResultsProps): ReactNode {
  const t = useTexts()
  return (
    <Flex vertical gap={12}>
      <p>{t('background')}</p>
      {progressIds.map((id) => (
        <ResultsOf key={id} progressId={id} onOpen={onClose} />
      ))}
      <Flex justify="end" gap={8}>
        <Button onClick={onMore}>{t('more')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </Flex>
    </Flex>
  )
}

function ResultsOf({
  progressId,
  onOpen,
}: {
  readonly progressId: number
  readonly onOpen: () => void
}): ReactNode {
  const t = useTexts()
  const items = useCall(intakeApi.listItems, { query: { progress_id: progressId, page_size: 200 } }).data
    ?.data.list
  const retry = useChange(intakeApi.retry)
  if (!items) return <Spin />
  return (
    <Table<IntakeItem>
      size="small"
      rowKey="id"
      pagination={items.length > 20 ? { pageSize: 20, size: 'small' } : false}
      dataSource={items}
      columns={[
        { key: 'file', title: t('file'), dataIndex: 'name', ellipsis: true },
        {
          key: 'result',
          title: t('result'),
          width: '34%',
          render: (_, item) => (
            <>
              <Tag color={colours[item.state]}>{t(`states.${item.state}`)}</Tag>
              {item.reason_text}
              {item.can_retry && (
                <Button type="link" size="small" onClick={() => retry.mutate({ body: { item_id: item.id } })}>
                  {t('retry')}
                </Button>
              )}
            </>
          ),
        },
        {
          key: 'candidate',
          title: t('candidate'),
          width: '32%',
          render: (_, { candidate, post_id }) =>
            candidate && post_id ? (
              <PlaceLink place={{ path: '.', query: { open: post_id } }} onGo={onOpen}>
                {candidate.name}
              </PlaceLink>
            ) : null,
        },
      ]}
    />
  )
}
