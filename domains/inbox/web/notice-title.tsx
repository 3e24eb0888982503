import type { inboxApi } from '@bole/inbox/contract'
import type { RowOf } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { placeOf } from './place-of.ts'
import { useTexts } from './texts/index.ts'
import { useWorkTitle } from './work-title.ts'

interface NoticeTitleProps {
  readonly notice: RowOf<typeof inboxApi.listNotices>
  readonly onRead: (id: number) => void
}

/** What a notice says and where it leads; an unread one is marked until it is opened. */
export function NoticeTitle({ notice, onRead }: NoticeTitleProps): ReactNode {
  const t = useTexts()
  const titleOf = useWorkTitle()
  const { id, type, facts, link } = notice
  const isNew = notice.unread === 1
  const title = isNew ? <b>{titleOf(type, facts)}</b> : titleOf(type, facts)
  return (
    // Reading goes with leaving: the link inside keeps its own keys.
    <span onClickCapture={() => isNew && onRead(id)}>
      {isNew && (
        <span role="img" aria-label={t('unread')}>
          <Badge status="processing" />
        </span>
      )}{' '}
      {link ? <PlaceLink place={placeOf(link)}>{title}</PlaceLink> : title}
    </span>
  )
}
