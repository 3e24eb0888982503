import type { Optout } from '@bole/notifications/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Badge } from 'antd'
import type { NotificationsTexts } from '../texts/index.ts'

/** What is shown of somebody who wants no more messages: who, at which address, what they wanted no more of, and how it ended. */
export function optoutColumns(t: NotificationsTexts): readonly Column<Optout>[] {
  return [
    {
      name: 'basic',
      title: t('records.candidate'),
      isMain: true,
      width: 150,
      nameOf: ({ basic, address }) => basic.name || address,
      render: ({ basic, post_id }) =>
        post_id === null ? (
          '—'
        ) : (
          <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
            {basic.name}
          </PlaceLink>
        ),
    },
    {
      name: 'channel',
      title: t('records.channel'),
      width: 200,
      render: ({ channel, address }) => <TwoLines first={t(`channels.${channel}`)} second={address} />,
    },
    {
      name: 'subject',
      title: t('optouts.from'),
      width: 240,
      render: ({ subject, said_by }) => (
        <TwoLines first={subject || t('events.message')} second={t(`optouts.by.${said_by}`)} />
      ),
    },
    {
      name: 'create_time',
      title: t('optouts.since'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
    {
      name: 'end_time',
      title: t('records.state'),
      width: 240,
      render: (optout) => (
        <TwoLines
          first={
            <Badge
              status={optout.end_time ? 'default' : 'warning'}
              text={t(`optouts.states.${optout.end_time ? 'ended' : 'standing'}`)}
            />
          }
          second={howEnded(t, optout)}
        />
      ),
    },
  ]
}

function howEnded(t: NotificationsTexts, { end_time, ended_by, reason }: Optout): string {
  if (end_time === null) return ''
  const at = formatMoment(end_time)
  return ended_by
    ? t('optouts.endedBy', { at, name: ended_by.name, reason })
    : t('optouts.endedThemselves', { at })
}
