import { inboxApi } from '@bole/inbox/contract'
import { ListScreen } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { NoticeTitle } from './notice-title.tsx'
import { useTexts } from './texts/index.ts'

/** `/usercenter/message`: one's notices; opening one reads it. */
export default function NoticeList(): ReactNode {
  const t = useTexts()
  const read = useChange(inboxApi.readNotices)
  const unread = useCall(inboxApi.listNotices, { query: { page_size: 1 } }).data?.data.unread ?? 0
  return (
    <Flex vertical gap={12}>
      <Button
        style={{ alignSelf: 'end' }}
        disabled={unread === 0}
        loading={read.isPending}
        onClick={() => read.mutate({ body: {} })}
      >
        {t('readAll', { total: unread })}
      </Button>
      <ListScreen
        call={inboxApi.listNotices}
        columns={[
          {
            name: 'type',
            title: t('notice'),
            isMain: true,
            render: (notice) => (
              <NoticeTitle notice={notice} onRead={(id) => read.mutate({ body: { id } })} />
            ),
          },
          {
            name: 'create_time',
            title: t('time'),
            width: 160,
            render: ({ create_time }) => formatMoment(create_time),
          },
        ]}
        empty={t('noNotices')}
      />
    </Flex>
  )
}
