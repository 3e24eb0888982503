import { choices } from '@bole/platform/filter'
import { ListScreen, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { useAddress } from '@bole/platform/places'
import { sourcingApi } from '@bole/sourcing/contract'
import { outcomes } from '@bole/sourcing/model'
import type { ReactNode } from 'react'
import { boardFilters } from './board-filters.ts'
import { BoardFrame } from './board-frame.tsx'
import { sourcingScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** Whom a board recommended to whose account, and how far it went. */
export default function RecommendationList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(sourcingScreens.recommendations)
  const states = outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))
  return (
    <BoardFrame view="recommendations" origin={origin}>
      <ListScreen
        call={sourcingApi.listRecommendations}
        filters={[
          ...boardFilters(t, t('keywordOfRecommendations')),
          choices('outcome', t('columns.outcome'), states),
        ]}
        columns={[
          {
            name: 'name',
            title: t('columns.name'),
            isMain: true,
            width: 200,
            render: ({ name, position_title }) => <TwoLines first={name} second={position_title} />,
          },
          {
            name: 'outcome',
            title: t('columns.outcome'),
            width: 150,
            render: ({ outcome }) => t(`outcomes.${outcome}`),
          },
          {
            name: 'bossName',
            title: t('columns.account'),
            width: 160,
            render: ({ bossName, owner }) => <TwoLines first={bossName} second={owner?.name} />,
          },
          {
            name: 'recommended_at',
            title: t('columns.at'),
            width: 160,
            render: ({ recommended_at }) => formatMoment(recommended_at),
          },
        ]}
        empty={t('emptyRecommendations')}
      />
    </BoardFrame>
  )
}
