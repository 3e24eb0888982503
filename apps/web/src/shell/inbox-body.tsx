import { inboxApi } from '@bole/inbox/contract'
import { inboxScreens } from '@bole/inbox/screens'
import { placeOf, useWorkTitle } from '@bole/inbox/web'
import { formatAgo } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Empty, Progress, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './shell.module.css'

/** Notices and long work, loaded when they are first looked at. */
export default function InboxBody(): ReactNode {
  const t = useShellTexts()
  const titleOf = useWorkTitle()
  const notices = useCall(inboxApi.listNotices, { query: { page_size: 20 } })
  const works = useCall(inboxApi.listProgress, { query: { page_size: 20 } })
  const unread = notices.data?.data.unread ?? 0
  return (
    <div className={styles.notice}>
      <Tabs
        items={[
          {
            key: 'notices',
            label: unread > 0 ? `${t('inbox.notices')} ${unread}` : t('inbox.notices'),
            children: listOf(
              addressOf(inboxScreens.notices),
              t('inbox.every'),
              notices.data?.data.list.map(({ id, type, facts, link, create_time, unread: isNew }) => (
                <Entry
                  key={id}
                  title={titleOf(type, facts)}
                  link={link}
                  at={create_time}
                  isNew={isNew === 1}
                />
              )),
              t('inbox.noNotices'),
            ),
          },
          {
            key: 'progress',
            label: t('inbox.progress'),
            children: listOf(
              addressOf(inboxScreens.progress),
              t('inbox.every'),
              works.data?.data.list.map(({ noticeId, kind, facts, link, create_time, percent, failed }) => (
                <Entry key={noticeId} title={titleOf(kind, facts)} link={link} at={create_time}>
                  <Progress
                    percent={percent}
                    size="small"
                    status={failed > 0 ? 'exception' : percent < 100 ? 'active' : 'success'}
                  />
                </Entry>
              )),
              t('inbox.noProgress'),
            ),
          },
        ]}
      />
    </div>
  )
}

function listOf(
  path: string,
  every: string,
  entries: readonly ReactNode[] | undefined,
  whenEmpty: string,
): ReactNode {
  if (!entries?.length) return <Empty description={whenEmpty} />
  return (
    <>
      {entries}
      <Link to={path}>{every}</Link>
    </>
  )
}

interface EntryProps {
  readonly title: string
  readonly link: string | null
  readonly at: string
  /** Whether it is among those that are counted as unread. */
  readonly isNew?: boolean
  readonly children?: ReactNode
}

function Entry({ title, link, at, isNew = false, children }: EntryProps): ReactNode {
  return (
    <div className={styles.noticeItem} data-new={isNew || undefined}>
      {link ? <PlaceLink place={placeOf(link)}>{title}</PlaceLink> : title}
      {children}
      <small>{formatAgo(at)}</small>
    </div>
  )
}
