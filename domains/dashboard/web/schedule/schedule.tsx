import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'
import { ChoiceSwitch } from '@bole/pipeline/web'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LinkTo, numberOf } from '../parts/figure-link.tsx'
import { Panel } from '../parts/panel.tsx'
import { useTexts } from '../texts/index.ts'
import type { DashboardState, FirstPaint } from '../use-dashboard.ts'
import { Interviews, Joiners } from './meetings.tsx'
import styles from './schedule.module.css'
import { WeekStrip } from './week-strip.tsx'

interface ScheduleProps {
  readonly dashboard: DashboardState
  readonly first: FirstPaint
}

type Day = Pick<FirstPaint['schedule'], 'interview' | 'joining'>

/** Shown of each; the rest is in the day's panel. */
const shown = 6

/** The week, and the chosen day's interviews and first working days. */
export function Schedule({ dashboard, first }: ScheduleProps): ReactNode {
  const t = useTexts()
  const { place, watchType } = dashboard
  const date = dashboard.date ?? first.schedule.date
  const isToday = date === first.schedule.date
  const other = useCall(
    dashboardApi.getSchedule,
    { query: { ...place, watchType, date } },
    { enabled: !isToday },
  ).data?.data
  const day = isToday ? first.schedule : other
  return (
    <Panel
      title={t('schedule.title')}
      extra={
        <ChoiceSwitch
          isSmall
          label={t('schedule.title')}
          choices={{ myself: t('schedule.mine'), all: t('schedule.all') }}
          value={watchType}
          onChoose={(whose) => dashboard.change({ watchType: whose === 'all' ? 'all' : null })}
        />
      }
    >
      <WeekStrip dashboard={dashboard} first={first} />
      {day ? (
        <DayBody dashboard={dashboard} day={day} date={date} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Panel>
  )
}

interface DayBodyProps {
  readonly dashboard: DashboardState
  readonly day: Day
  readonly date: string
}

function DayBody({ dashboard, day, date }: DayBodyProps): ReactNode {
  const t = useTexts()
  const { origin, theme_id } = dashboard.place
  const { interview, joining } = day
  const conditions = { date, watchType: dashboard.watchType, ...(theme_id ? { theme_id } : {}) }
  const total = (page: Day['interview'] | Day['joining']) =>
    numberOf({ count: page.total, is_capped: page.is_capped })
  if (interview.total + joining.total === 0)
    return (
      <p className={styles.nothing}>
        {t(dashboard.watchType === 'all' ? 'schedule.noneOfAll' : 'schedule.noneOfMine')}
      </p>
    )
  return (
    <>
      {interview.total > 0 && (
        <>
          <h3 className={styles.kind}>
            <LinkTo link={links.toPanel(origin, 'interview', conditions)}>
              {t('schedule.interviews')} {total(interview)}
            </LinkTo>
          </h3>
          <Interviews list={interview.list.slice(0, shown)} />
        </>
      )}
      {joining.total > 0 && (
        <>
          <h3 className={styles.kind}>
            <LinkTo link={links.toPanel(origin, 'joining', conditions)}>
              {t('schedule.joiners')} {total(joining)}
            </LinkTo>
          </h3>
          <Joiners list={joining.list.slice(0, shown)} />
        </>
      )}
      {(interview.total > shown || joining.total > shown) && (
        <LinkTo
          link={links.toPanel(origin, interview.total > shown ? 'interview' : 'joining', conditions)}
          className={styles.more}
        >
          {t('schedule.more')}
        </LinkTo>
      )}
    </>
  )
}
