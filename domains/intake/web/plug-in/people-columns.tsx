import type { PlugInPerson } from '@bole/intake/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Badge } from 'antd'
import type { PlugInTexts } from './texts/index.ts'

const badges: Record<PlugInPerson['phone_state'], 'success' | 'warning' | 'processing' | 'default'> = {
  present: 'success',
  missing: 'warning',
  asked: 'processing',
  none: 'default',
}

/** Who was brought, by which board and account, and how far their phone is. */
export function peopleColumns(t: PlugInTexts): readonly Column<PlugInPerson>[] {
  return [
    {
      name: 'name',
      title: t('name'),
      isMain: true,
      width: 220,
      nameOf: ({ name }) => name,
      render: ({ name, post_id, position_title }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              <b>{name}</b>
            </PlaceLink>
          }
          second={position_title}
        />
      ),
    },
    {
      name: 'channel',
      title: t('channel'),
      width: 180,
      render: ({ channelName, account }) => <TwoLines first={channelName} second={account} />,
    },
    {
      name: 'phone_state',
      title: t('state'),
      width: 150,
      render: ({ phone_state: state }) => <Badge status={badges[state]} text={t(`phones.${state}`)} />,
    },
    {
      name: 'create_time',
      title: t('arrived'),
      width: 160,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}
