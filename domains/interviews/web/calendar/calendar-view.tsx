import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import { FilterBar } from '@bole/platform/filter'
import { clockAt, write, zoneNote } from '@bole/platform/moments'
import { currentLanguage, useAddressState, useCall } from '@bole/platform/web'
import { Alert, Button, Empty, Grid, Segmented, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { FeedDialog } from '../feed/feed-dialog.tsx'
import { useTexts as useFeedTexts } from '../feed/texts/index.ts'
import { OwnHoursDialog } from '../hours/own-hours-dialog.tsx'
import { useTexts } from '../texts/index.ts'
import { useInterviewDialogs } from '../use-interview-dialogs.tsx'
import { useCalendarFilters } from '../use-interview-filters.ts'
import { calendarFields } from '../view-fields.ts'
import styles from './calendar.module.css'
import { type CalendarShape, calendarShapes, daysShown, steppedBy } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { PeopleWeek } from './people-week.tsx'

const titled = { year: 'numeric', month: 'long' } as const

/** Interviews of a day, a week, a month, or a week of each person. What is dragged is asked about before it is saved. */
export function CalendarView({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const feed = useFeedTexts()
  const mayArrange = usePermission('pipeline.move')
  const mayMeet = usePermission('pipeline.feedback')
  const [beside, setBeside] = useState<'hours' | 'feed' | null>(null)
  // Seven days beside each other are unreadable on a phone.
  const usual: CalendarShape = Grid.useBreakpoint().md === false ? 'day' : 'week'
  const today = clockAt(Date.now()).slice(0, 10)
  const [{ shape = usual, on: day = today, ...conditions }, change] = useAddressState(calendarFields)
  const [opened, open] = useInterviewDialogs(origin)
  const [from_day, until_day] = daysShown(shape, day)
  const { data } = useCall(
    interviewsApi.calendar,
    { query: { ...conditions, origin, from_day, until_day } },
    { keepsPrevious: true },
  )
  const interviews = data?.data.list ?? []
  const shown = {
    ...{ day, interviews },
    onOpen: (interview: (typeof interviews)[number]) => open({ what: 'view', interview }),
    onMove: (interview: (typeof interviews)[number], time: readonly [string, string]) =>
      open({ what: 'move', interview, time }),
  }
  const title =
    shape === 'month'
      ? write(currentLanguage(), titled, day)
      : write(currentLanguage(), { ...titled, day: 'numeric' }, from_day, shape === 'day' ? null : until_day)
  return (
    <section>
      <FilterBar call={interviewsApi.calendar} filters={useCalendarFilters()}>
        {mayMeet && <Button onClick={() => setBeside('feed')}>{feed('open')}</Button>}
        {mayMeet && <Button onClick={() => setBeside('hours')}>{t('hours.own')}</Button>}
        {mayArrange && (
          <Button type="primary" onClick={() => open({ what: 'new' })}>
            {t('create')}
          </Button>
        )}
      </FilterBar>
      <div className={styles.bar}>
        <span>
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('calendar.before')}
            onClick={() => change({ on: steppedBy(shape, day, -1) })}
          />
          <Button
            type="text"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('calendar.after')}
            onClick={() => change({ on: steppedBy(shape, day, 1) })}
          />
          <Button onClick={() => change({ on: null })}>{t('days.today')}</Button>
        </span>
        <h2 aria-live="polite">{title}</h2>
        <span className={styles.facts}>{zoneNote()}</span>
        <Segmented
          aria-label={t('calendar.shape')}
          value={shape}
          options={calendarShapes.map((value) => ({ value, label: t(`calendar.shapes.${value}`) }))}
          onChange={(next) => change({ shape: next })}
        />
      </div>
      {data?.data.has_more && <Alert type="warning" title={t('calendar.tooMany')} />}
      {!data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && shape !== 'person' && <CalendarGrid {...shown} shape={shape} />}
      {data && shape === 'person' && interviews.length > 0 && <PeopleWeek {...shown} />}
      {data && shape === 'person' && interviews.length === 0 && <Empty description={t('calendar.empty')} />}
      {mayArrange && interviews.length > 0 && <p className={styles.facts}>{t('calendar.keys')}</p>}
      {opened}
      {beside === 'hours' && <OwnHoursDialog onClose={() => setBeside(null)} />}
      {beside === 'feed' && <FeedDialog onClose={() => setBeside(null)} />}
    </section>
  )
}
