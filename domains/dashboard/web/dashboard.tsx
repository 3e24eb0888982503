import { usePermission } from '@bole/accounts/web'
import { useLazy } from '@bole/platform/later'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'
import { Arrivals } from './parts/arrivals.tsx'
import { Events } from './parts/events.tsx'
import { FirstSteps } from './parts/first-steps.tsx'
import { Funnel } from './parts/funnel.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Positions } from './parts/positions.tsx'
import { Projects } from './parts/projects.tsx'
import { Reminders } from './parts/reminders.tsx'
import { ToDos } from './parts/to-dos.tsx'
import { WaitingPage } from './parts/waiting-page.tsx'
import { Schedule } from './schedule/schedule.tsx'
import { useDashboard } from './use-dashboard.ts'

const panels = () => import('./panels.tsx')

/** What a recruiter opens first in the morning, of both generations: every number leads to its rows. */
export default function Dashboard(): ReactNode {
  const dashboard = useDashboard()
  const canSetUp = usePermission('positions.manage')
  const { place, first, state } = dashboard
  const Panels = useLazy(panels, state.panel !== undefined, first !== undefined)?.Panels
  if (!first) return <WaitingPage />
  const steps = canSetUp && first.learnTarget !== null && <FirstSteps origin={place.origin} />
  const isNew = first.userInfo.welcomeContent === 'first_steps'
  return (
    <div className={styles.page} aria-busy={dashboard.isRefreshing}>
      <Reminders origin={place.origin} />
      <Greeting dashboard={dashboard} first={first} />
      {isNew && steps}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ToDos toDo={first.to_do} place={place} />
          <Funnel funnel={first.funnel} />
          <Projects projects={first.project} origin={place.origin} />
          <Positions place={place} />
          <Arrivals place={place} />
        </div>
        <div className={styles.column}>
          <Schedule dashboard={dashboard} first={first} />
          {!isNew && steps}
          <Events place={place} />
        </div>
      </div>
      {Panels && <Panels dashboard={dashboard} first={first} />}
    </div>
  )
}
