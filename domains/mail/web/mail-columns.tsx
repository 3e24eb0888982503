import type { mailApi } from '@bole/mail/contract'
import type { MailState } from '@bole/mail/model'
import { type Column, type RowOf, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { Badge } from 'antd'
import { ServerAnswer } from './server-answer.tsx'
import type { MailTexts } from './texts/index.ts'

type MailOfList = RowOf<typeof mailApi.listMails>

const badges: Record<MailState, 'processing' | 'success' | 'error' | 'default'> = {
  waiting: 'processing',
  sent: 'success',
  failed: 'error',
  cancelled: 'default',
}

/** What is shown of a message: for whom, what became of it, what the server said, and when. */
export function mailColumns(t: MailTexts): readonly Column<MailOfList>[] {
  return [
    {
      name: 'subject',
      title: t('outbox.subject'),
      isMain: true,
      render: ({ subject, recipient }) => <TwoLines first={<b>{subject}</b>} second={recipient} />,
    },
    {
      name: 'state',
      title: t('outbox.state'),
      render: ({ state, next_try }) => (
        <TwoLines
          first={<Badge status={badges[state]} text={t(`states.${state}`)} />}
          second={next_try && t('outbox.nextTry', { at: formatMoment(next_try) })}
        />
      ),
    },
    {
      name: 'said',
      title: t('outbox.said'),
      render: ({ said, inner_host: host }) =>
        host === null ? (
          <ServerAnswer words={said} />
        ) : (
          <TwoLines first={t('outbox.inside', { host })} second={said} />
        ),
    },
    {
      name: 'create_time',
      title: t('outbox.written'),
      render: ({ create_time }) => formatMoment(create_time),
    },
    {
      name: 'send_time',
      title: t('outbox.sent'),
      render: ({ send_time }) => (send_time ? formatMoment(send_time) : '—'),
    },
  ]
}
