import { departments, people } from '@bole/accounts/web'
import { FilterBar, remoteChoices, remoteWords, text } from '@bole/platform/filter'
import { LayoutMenu } from '@bole/platform/list'
import { positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PositionListState } from './use-position-list.ts'

/** Keyword, project, department, city and owner; each in the address. */
export function PositionFilters({ list }: { readonly list: PositionListState }): ReactNode {
  const t = useTexts()
  const { origin, projectId } = list
  const project = remoteChoices('theme_id', t('filter.project'), {
    call: themesApi.listThemes,
    request: { query: { type: typeOf(origin), page_size: 200 } },
    choiceOf: ({ id, theme_name }) => ({ value: id, label: theme_name }),
  })
  const city = remoteWords('city', t('filter.city'), {
    call: positionsApi.listLocations,
    request: { query: { origin } },
    choiceOf: (location) => ({ value: location.city, label: location.city }),
  })
  return (
    <FilterBar
      call={positionsApi.listPositions}
      filters={[
        text('keyword', t('filter.keyword')),
        ...(projectId === null ? [project] : []),
        departments('department_id', t('filter.department')),
        city,
        people('owner_id', t('filter.owner')),
      ]}
    >
      <LayoutMenu />
    </FilterBar>
  )
}
