import type { InterviewSlot } from '@bole/pipeline/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { Flex } from 'antd'
import { pipelineScreens } from '../screens.ts'
import { slotTime } from './slot-time.ts'
import type { SlotTexts } from './texts/index.ts'

/** What is shown of a slot: when, of which round, where, and who holds its places. */
export function slotColumns(t: SlotTexts): readonly Column<InterviewSlot>[] {
  return [
    { name: 'starts_at', title: t('time'), isMain: true, width: 190, nameOf: slotTime, render: slotTime },
    {
      name: 'process',
      title: t('round'),
      render: ({ process, title }) => <TwoLines first={title || t('stageName')} second={process} />,
    },
    { name: 'place', title: t('place'), render: ({ place }) => place || t('online') },
    {
      name: 'taken',
      title: t('seats'),
      render: ({ taken, capacity, people }) => (
        <TwoLines
          first={`${formatNumber(taken)} / ${formatNumber(capacity)}`}
          second={
            <Flex wrap gap="0 8px">
              {people.map(({ post_id, name }) => (
                <PlaceLink
                  key={post_id}
                  place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}
                >
                  {name}
                </PlaceLink>
              ))}
            </Flex>
          }
        />
      ),
    },
  ]
}
