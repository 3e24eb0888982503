import { actionsOn, ListScreen } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { useAddress } from '@bole/platform/places'
import { type ActivityRow, sourcingApi } from '@bole/sourcing/contract'
import { type ReactNode, useState } from 'react'
import { AssignDialog } from './assign-dialog.tsx'
import { boardFilters } from './board-filters.ts'
import { BoardFrame } from './board-frame.tsx'
import { countColumns } from './count-columns.tsx'
import { sourcingScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

const on = actionsOn(sourcingApi.listActivity)

/** What the accounts of a board did day by day, each day with its totals. */
export default function ActivityList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(sourcingScreens.activity)
  const [assigned, assign] = useState<ActivityRow | null>(null)
  return (
    <BoardFrame view="activity" origin={origin}>
      <ListScreen
        call={sourcingApi.listActivity}
        filters={boardFilters(t, t('keyword'))}
        columns={[
          {
            name: 'bossName',
            title: t('columns.account'),
            isMain: true,
            width: 180,
            nameOf: ({ bossName, day }) => bossName || t('totalOf', { day: formatDay(day) }),
            render: ({ isTotal, bossName }) => (isTotal ? <b>{t('total')}</b> : bossName),
          },
          { name: 'day', title: t('columns.day'), width: 120, render: ({ day }) => formatDay(day) },
          {
            name: 'owner',
            title: t('columns.owner'),
            width: 130,
            render: ({ isTotal, owner }) => (isTotal ? '' : (owner?.name ?? t('nobodys'))),
          },
          ...countColumns(t),
        ]}
        actions={{ assign: on.open(t('assign.open'), assign) }}
        empty={t('empty')}
      />
      {assigned && <AssignDialog account={assigned} onClose={() => assign(null)} />}
    </BoardFrame>
  )
}
