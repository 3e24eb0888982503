import { ClockCircleOutlined } from '@ant-design/icons'
import { clockAt, formatMeetingTime, write } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'
import { Avatar, Skeleton } from 'antd'
import { Fragment, type ReactNode } from 'react'
import styles from './timeline.module.css'
import { useTimeline } from './timeline-entries.tsx'

interface TimelineProps {
  readonly postId: number
  /** Who is told of. */
  readonly candidate: string
}

/** What happened to an application, newest first and day by day: who did what, what was agreed on, and the words that were said. */
export function Timeline(given: TimelineProps): ReactNode {
  const entries = useTimeline(given)
  if (!entries) return <Skeleton active />
  const days = Map.groupBy(entries, ({ at }) => clockAt(at).slice(0, 10))
  return [...days].map(([day, ofDay]) => (
    <Fragment key={day}>
      <h3 className={styles.day}>{nameOf(day)}</h3>
      <ol className={styles.entries}>
        {ofDay.map(({ key, at, face, sentence, more }) => (
          <li key={key}>
            <Avatar
              className={styles.face ?? ''}
              size={28}
              aria-hidden
              icon={face ? null : <ClockCircleOutlined />}
            >
              {[...face].at(0)}
            </Avatar>
            <div className={styles.told}>
              {sentence} <time dateTime={at}>{formatMeetingTime(at)}</time>
              {more}
            </div>
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}

/** A day by its name, with the year where it is another than this one. */
function nameOf(day: string): string {
  const isThisYear = day.slice(0, 4) === clockAt(Date.now()).slice(0, 4)
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return write(currentLanguage(), { ...year, month: 'long', day: 'numeric', weekday: 'short' }, day)
}
