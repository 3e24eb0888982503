import { departments, people } from '@bole/accounts/web'
import { remoteWords, tabs, text } from '@bole/platform/filter'
import { positionsApi } from '@bole/positions/contract'
import { positionStates } from '@bole/positions/model'
import { projects } from '@bole/themes/web'
import type { PositionsTexts } from '../texts/index.ts'

const { listPositions, listLocations, listCategories } = positionsApi

/** What positions are found by; by their project only where there are several. */
export function positionFilters(t: PositionsTexts, origin: 1 | 2, withProject: boolean) {
  const state = tabs('state', t('filter.states'), {
    call: listPositions,
    all: t('states.all'),
    options: (['open', 'draft', 'closed'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
    countsIn: ({ statistic }) =>
      Object.fromEntries(['all', ...positionStates].map((name) => [name, statistic[name]?.value])),
  })
  const city = remoteWords('city', t('filter.city'), {
    call: listLocations,
    request: { query: { origin } },
    choiceOf: (location) => ({ value: location.city, label: location.city }),
  })
  const category = remoteWords('category', t('filter.category'), {
    call: listCategories,
    request: { query: { origin } },
    choiceOf: ({ category }) => ({ value: category, label: category }),
  })
  return [
    state,
    text('keyword', t('filter.keyword')),
    ...(withProject ? [projects('theme_id', t('filter.project'), origin)] : []),
    departments('department_id', t('filter.department')),
    city,
    category,
    people('owner_id', t('filter.owner')),
  ]
}
