import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { RouteItem } from '@bole/lectures/contract'
import { monthAfter, weeksOf } from '@bole/lectures/model'
import { clockAt, write } from '@bole/platform/moments'
import { currentLanguage, useAddressState } from '@bole/platform/web'
import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import styles from '../lectures.module.css'
import { useTexts } from '../texts/index.ts'
import { routeFields } from './route-fields.ts'

const weekdays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/** The stops of a route in the month they are in; a phone shows the days that have some. */
export function MonthView({ stops }: { readonly stops: readonly RouteItem[] }): ReactNode {
  const t = useTexts()
  const [asked, change] = useAddressState(routeFields)
  const byDay = Map.groupBy(
    stops.toSorted((one, other) => one.datetime.localeCompare(other.datetime)),
    ({ datetime }) => clockAt(datetime).slice(0, 10),
  )
  const today = clockAt(Date.now()).slice(0, 10)
  // Without a month asked for: the one of the next stop, or of the last where all are past.
  const days = [...byDay.keys()]
  const month = asked.month ?? (days.find((day) => day >= today) ?? days.at(-1) ?? today).slice(0, 7)
  const isEmpty = !days.some((day) => day.startsWith(month))
  return (
    <section className={styles.month}>
      <header>
        <Button
          icon={<LeftOutlined />}
          aria-label={t('previous')}
          onClick={() => change({ month: monthAfter(month, -1) })}
        />
        <h2 aria-live="polite">
          {write(currentLanguage(), { year: 'numeric', month: 'long' }, `${month}-01`)}
        </h2>
        <Button
          icon={<RightOutlined />}
          aria-label={t('next')}
          onClick={() => change({ month: monthAfter(month, 1) })}
        />
      </header>
      {isEmpty && <Empty description={t('nothingInMonth')} />}
      {!isEmpty && (
        <ol className={styles.days}>
          {weekdays.map((day) => (
            <li key={day} className={styles.weekday} aria-hidden>
              {t(`weekdays.${day}`)}
            </li>
          ))}
          {weeksOf(month)
            .flat()
            .map((day) => (
              <Day key={day} day={day} isOfMonth={day.startsWith(month)} stops={byDay.get(day) ?? []} />
            ))}
        </ol>
      )}
    </section>
  )
}

interface DayProps {
  readonly day: string
  readonly isOfMonth: boolean
  readonly stops: readonly RouteItem[]
}

function Day({ day, isOfMonth, stops }: DayProps): ReactNode {
  const kind = stops.length > 0 ? styles.busy : styles.free
  return (
    <li className={`${kind} ${isOfMonth ? '' : styles.around}`}>
      <time dateTime={day}>{write(currentLanguage(), { month: 'numeric', day: 'numeric' }, day)}</time>
      {stops.length > 0 && (
        <ul>
          {stops.map(({ id, datetime, city, university, address }) => (
            <li key={id} title={address}>
              <b>{clockAt(datetime).slice(11, 16)}</b> {city} · {university}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
