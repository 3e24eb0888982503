import type { pipelineApi } from '@bole/pipeline/contract'
import type { Column, RowOf } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { pipelineScreens } from '../screens.ts'
import type { TagTexts } from './texts/index.ts'
import { Coloured } from './use-colours.tsx'

type Row = RowOf<typeof pipelineApi.listTags>

/** What the library shows of a label: its counts lead to the candidates who have it. */
export function tagColumns(t: TagTexts): readonly Column<Row>[] {
  const usedIn = (origin: 1 | 2) => (row: Row) => (
    <PlaceLink place={{ path: addressOf(pipelineScreens.candidates, { origin }, { tag_id: [row.id] }) }}>
      {formatNumber(origin === 1 ? row.campus : row.social)}
    </PlaceLink>
  )
  return [
    { name: 'name', title: t('name'), isMain: true, render: Coloured, nameOf: ({ name }) => name },
    { name: 'group_name', title: t('group'), render: ({ group_name }) => group_name || t('noGroup') },
    { name: 'social', title: t('social'), render: usedIn(2) },
    { name: 'campus', title: t('campus'), render: usedIn(1) },
    { name: 'is_retired', title: t('state'), render: (row) => t(row.is_retired ? 'retired' : 'inUse') },
  ]
}
