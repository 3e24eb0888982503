import type { ReactNode } from 'react'
import { ItemPanel } from './parts/item-panel.tsx'
import { PeoplePanel } from './parts/people-panel.tsx'
import { DayPanel } from './schedule/day-panel.tsx'
import type { DashboardState, FirstPaint } from './use-dashboard.ts'

interface PanelsProps {
  readonly dashboard: DashboardState
  readonly first: FirstPaint
}

/** What opens beside the dashboard, by `?panel=` of the address. */
export function Panels({ dashboard, first }: PanelsProps): ReactNode {
  return (
    <>
      <DayPanel dashboard={dashboard} first={first} />
      <PeoplePanel dashboard={dashboard} />
      <ItemPanel dashboard={dashboard} />
    </>
  )
}
