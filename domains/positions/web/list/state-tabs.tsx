import { formatNumber } from '@bole/platform/web'
import { positionStates } from '@bole/positions/model'
import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PositionListState } from './use-position-list.ts'

const states = ['all', 'open', 'draft', 'closed'] as const

/** Each state with how many positions are in it under the other conditions. */
export function StateTabs({ list }: { readonly list: PositionListState }): ReactNode {
  const t = useTexts()
  const [asked, ...others] = list.state.state ?? []
  const counts = list.answer?.data.statistic ?? {}
  return (
    <Segmented
      aria-label={t('filter.states')}
      value={asked && others.length === 0 ? asked : 'all'}
      onChange={(state) => list.change({ state: positionStates.filter((one) => one === state), page: null })}
      options={states.map((state) => ({
        value: state,
        label: `${t(`states.${state}`)} ${counts[state] ? formatNumber(counts[state].value) : '–'}`,
      }))}
    />
  )
}
