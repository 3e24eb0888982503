import { inboxApi } from '@bole/inbox/contract'
import { kindGroups } from '@bole/inbox/model'
import { choice, choices } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useNoticeColumns } from './notice-columns.tsx'
import { inboxScreens } from './screens.ts'
import { useTexts as useGroupTexts } from './settings/texts/index.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(inboxApi.listNotices)
const states = ['unread', 'read'] as const

/** `/usercenter/message`: one's notices; opening one reads it, and so does choosing some. */
export default function NoticeList(): ReactNode {
  const t = useTexts()
  const columns = useNoticeColumns()
  const groups = useGroupTexts()
  const read = useChange(inboxApi.readNotices)
  const unread = useCall(inboxApi.listNotices, { query: { page_size: 1 } }).data?.data.unread ?? 0
  const toRead = on.send(t('read'), inboxApi.readNotices, ({ id }) => ({ body: { id } }))
  const readThose = on.sendMany(t('read'), inboxApi.readNotices, (rows) => ({
    body: { ids: rows.map(({ id }) => id) },
  }))
  return (
    <Flex vertical gap={12}>
      <Flex gap={16} align="center" justify="end" wrap>
        <Link to={addressOf(inboxScreens.settings)}>{t('titles.settings')}</Link>
        <Button disabled={unread === 0} loading={read.isPending} onClick={() => read.mutate({ body: {} })}>
          {t('readAll', { total: unread })}
        </Button>
      </Flex>
      <ListScreen
        call={inboxApi.listNotices}
        filters={[
          choice(
            'state',
            t('state'),
            states.map((value) => ({ value, label: t(`readOrNot.${value}`) })),
          ),
          choices(
            'group',
            t('about'),
            kindGroups.map((value) => ({ value, label: groups(`groups.${value}`) })),
          ),
        ]}
        columns={columns}
        actions={{ read: toRead }}
        batch={{ read: readThose }}
        empty={t('noNotices')}
      />
    </Flex>
  )
}
