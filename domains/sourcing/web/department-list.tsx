import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { formatNumber } from '@bole/platform/web'
import { type DepartmentRow, sourcingApi } from '@bole/sourcing/contract'
import type { ReactNode } from 'react'
import { boardFilters } from './board-filters.ts'
import { BoardFrame } from './board-frame.tsx'
import { countColumns } from './count-columns.tsx'
import { sourcingScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** What the accounts of each department did in the days asked for, with the totals. */
export default function DepartmentList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(sourcingScreens.departments)
  const nameOf = ({ isTotal, org }: DepartmentRow) => (isTotal ? t('total') : (org?.name ?? t('nobodys')))
  return (
    <BoardFrame view="departments" origin={origin}>
      <ListScreen
        call={sourcingApi.sumByDepartment}
        filters={boardFilters(t, t('keyword'))}
        columns={[
          {
            name: 'org',
            title: t('columns.department'),
            isMain: true,
            width: 200,
            nameOf,
            render: (row) => (row.isTotal ? <b>{nameOf(row)}</b> : nameOf(row)),
          },
          {
            name: 'accountCount',
            title: t('columns.accounts'),
            width: 100,
            render: ({ accountCount }) => formatNumber(accountCount),
          },
          ...countColumns(t),
        ]}
        empty={t('empty')}
      />
    </BoardFrame>
  )
}
