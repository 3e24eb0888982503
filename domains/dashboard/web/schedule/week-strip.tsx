import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { dashboardApi } from '@bole/dashboard/contract'
import { useCall } from '@bole/platform/web'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { numberOf } from '../parts/figure-link.tsx'
import { useTexts } from '../texts/index.ts'
import type { DashboardState, FirstPaint } from '../use-dashboard.ts'
import { longDayOf, weekdayOf } from './day-words.ts'
import styles from './schedule.module.css'
import { dayAfter, isSameWeek, mondayOf } from './week.ts'

interface WeekStripProps {
  readonly dashboard: DashboardState
  readonly first: FirstPaint
}

/** The week of the chosen day, each day with its interviews and first working days. */
export function WeekStrip({ dashboard, first }: WeekStripProps): ReactNode {
  const t = useTexts()
  const today = first.schedule.date
  const chosen = dashboard.date ?? today
  const isThisWeek = isSameWeek(chosen, today)
  const monday = mondayOf(chosen)
  const { place, watchType } = dashboard
  const other = useCall(
    dashboardApi.getCalendar,
    { query: { ...place, watchType, from: monday } },
    { enabled: !isThisWeek },
  ).data?.data.dateList
  const counts = isThisWeek ? first.schedule.dateList : other
  const choose = (day: string) => dashboard.change({ date: day === today ? null : day })
  return (
    <div className={styles.calendar}>
      <div className={styles.pick}>
        <Button
          type="text"
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('schedule.weekBefore')}
          onClick={() => choose(dayAfter(chosen, -7))}
        />
        <label className={styles.date}>
          {longDayOf(chosen)} <CalendarOutlined />
          <input
            type="date"
            aria-label={t('schedule.day')}
            value={chosen}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ target }) => target.value && choose(target.value)}
          />
        </label>
        <Button
          type="text"
          size="small"
          icon={<RightOutlined />}
          aria-label={t('schedule.weekAfter')}
          onClick={() => choose(dayAfter(chosen, 7))}
        />
        {chosen !== today && (
          <Button type="link" size="small" onClick={() => choose(today)}>
            {t('schedule.today')}
          </Button>
        )}
      </div>
      <ol className={styles.week}>
        {Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)).map((day) => {
          const found = counts?.find(({ date }) => date === day)
          const interviews = found ? numberOf(found.interview) : '0'
          const joiners = found ? numberOf(found.joining) : '0'
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                aria-pressed={day === chosen}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => choose(day)}
              >
                <small>{weekdayOf(day)}</small>
                <b>{Number(day.slice(8))}</b>
                <span className={styles.aloud}>
                  {longDayOf(day)}: {t('schedule.counts', { interviews, joiners })}
                </span>
                <span className={styles.marks} aria-hidden>
                  {found && found.interview.count > 0 && <i data-kind="interview">{interviews}</i>}
                  {found && found.joining.count > 0 && <i data-kind="joining">{joiners}</i>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
