import { ServerAnswer } from '@bole/mail/web'
import type { NotifyRecord } from '@bole/notifications/contract'
import { variables } from '@bole/notifications/model'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { leftInDoubt } from '@bole/sms/model'
import { Badge, Button } from 'antd'
import type { ReactNode } from 'react'
import type { NotificationsTexts } from '../texts/index.ts'

const badges = {
  waiting: 'processing',
  sent: 'success',
  delivered: 'success',
  viewed: 'success',
  failed: 'error',
  cancelled: 'default',
} as const

/** What is shown of a message: to whom, what, by whom and when, and what became of it. */
export function recordColumns(
  t: NotificationsTexts,
  read: (record: NotifyRecord) => void,
): readonly Column<NotifyRecord>[] {
  const moment = (at: string | null) => (at ? formatMoment(at) : '—')
  return [
    {
      name: 'basic',
      title: t('records.candidate'),
      isMain: true,
      width: 150,
      nameOf: ({ basic }) => basic.name,
      render: ({ basic, post_id, label }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              {basic.name}
            </PlaceLink>
          }
          second={[label.position, label.station].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      name: 'subject',
      title: t('records.message'),
      width: 260,
      render: (record) => (
        <TwoLines
          first={
            <Button
              type="link"
              style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => read(record)}
            >
              {record.subject}
            </Button>
          }
          second={t(`events.${record.event}`)}
        />
      ),
    },
    {
      name: 'state',
      title: t('records.state'),
      width: 200,
      render: (record) => (
        <TwoLines
          first={<Badge status={badges[record.state]} text={t(`states.${record.state}`)} />}
          second={reasonOfState(t, record)}
        />
      ),
    },
    {
      name: 'channel',
      title: t('records.channel'),
      width: 170,
      render: ({ channel, recipient }) => <TwoLines first={t(`channels.${channel}`)} second={recipient} />,
    },
    {
      name: 'create_time',
      title: t('records.asked'),
      width: 150,
      render: ({ create_time, asked_by, plan_time }) => (
        <TwoLines
          first={formatMoment(create_time)}
          second={
            plan_time
              ? t('records.planned', { at: formatMoment(plan_time) })
              : asked_by && t('records.by', { name: asked_by.name })
          }
        />
      ),
    },
    { name: 'send_time', title: t('records.left'), width: 130, render: ({ send_time }) => moment(send_time) },
    {
      name: 'view_time',
      title: t('records.viewed'),
      width: 130,
      render: ({ view_time }) => moment(view_time),
    },
  ]
}

/** Why a message stands where it does; nothing where nobody said. */
function reasonOfState(t: NotificationsTexts, record: NotifyRecord): ReactNode {
  const { waits_for, lacks, said, inner_host: host, channel } = record
  if (waits_for) return t(`waits.${waits_for}`)
  const fault = whyFailed(t, lacks)
  if (fault) return fault
  if (host !== null) return t('records.inside', { host })
  if (channel === 'sms' && said === leftInDoubt) return t('records.inDoubt')
  return channel === 'mail' ? <ServerAnswer words={said} /> : said
}

function whyFailed(t: NotificationsTexts, lacks: string | null): string {
  if (lacks === 'unsubscribed' || lacks === 'not_told') return t(lacks)
  const name = variables.find((one) => one === lacks)
  return lacks === null ? '' : t('lacks', { variable: name ? t(`variables.${name}`) : lacks })
}
