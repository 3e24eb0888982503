import type { Delivery } from '@bole/pipeline/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { keyOf } from '../../model/application-source.ts'
import { StatusChip } from '../cells/status-chip.tsx'
import { sourceName } from '../list/source-name.ts'
import { pipelineScreens } from '../screens.ts'
import type { PipelineTexts } from '../texts/index.ts'
import type { BesideTexts } from './texts/index.ts'

/** What is shown of an application that arrived: whose, to which position, when, from where, and where it stands now. */
export function deliveryColumns(t: BesideTexts, words: PipelineTexts): readonly Column<Delivery>[] {
  return [
    {
      name: 'basic',
      title: t('candidate'),
      isMain: true,
      width: 190,
      nameOf: ({ basic }) => basic.name,
      render: ({ basic, post_id, position }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              {basic.name}
            </PlaceLink>
          }
          second={position.title}
        />
      ),
    },
    { name: 'applied_at', title: t('applied'), render: ({ applied_at }) => formatMoment(applied_at) },
    {
      name: 'source',
      title: t('source'),
      render: ({ source, source_code }) => sourceName(words, keyOf(source, source_code)),
    },
    { name: 'status', title: t('status'), render: ({ status }) => <StatusChip status={status} withStage /> },
    {
      name: 'times',
      title: t('repeat'),
      render: ({ times }) => (times > 1 ? t('times', { count: times }) : t('first')),
    },
    { name: 'is_listed', title: t('state'), render: (row) => t(row.is_listed ? 'listed' : 'left') },
  ]
}
