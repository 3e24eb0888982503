import { useCurrentUser } from '@bole/accounts/web'
import { inboxApi } from '@bole/inbox/contract'
import { ListScreen } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { type Answered, useChange } from '@bole/platform/web'
import { Badge, Button, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { placeOf } from './place-of.ts'
import { useTexts } from './texts/index.ts'
import { useWorkTitle } from './work-title.ts'

type Notice = Answered<typeof inboxApi.listNotices>['data']['list'][number]

/** `/usercenter/message`: one's notices; opening one reads it. */
export default function NoticeList(): ReactNode {
  const t = useTexts()
  const titleOf = useWorkTitle()
  const read = useChange(inboxApi.readNotices)
  const unread = useCurrentUser()?.noticeCount ?? 0
  const columns: TableColumnsType<Notice> = [
    {
      key: 'title',
      title: t('notice'),
      render: (_, { id, type, facts, link, unread }) => {
        const isNew = unread === 1
        const title = isNew ? <b>{titleOf(type, facts)}</b> : titleOf(type, facts)
        return (
          // Reading goes with leaving: the link inside keeps its own keys.
          <span onClickCapture={() => isNew && read.mutate({ body: { id } })}>
            {isNew && (
              <span role="img" aria-label={t('unread')}>
                <Badge status="processing" />
              </span>
            )}{' '}
            {link ? <PlaceLink place={placeOf(link)}>{title}</PlaceLink> : title}
          </span>
        )
      },
    },
    { key: 'time', title: t('time'), width: 160, render: (_, { create_time }) => formatMoment(create_time) },
  ]
  return (
    <ListScreen
      call={inboxApi.listNotices}
      given={{}}
      rowsOf={({ list }) => list}
      columns={columns}
      filters={[]}
      actions={
        <Button disabled={unread === 0} loading={read.isPending} onClick={() => read.mutate({ body: {} })}>
          {t('readAll', { total: unread })}
        </Button>
      }
      empty={t('noNotices')}
    />
  )
}
