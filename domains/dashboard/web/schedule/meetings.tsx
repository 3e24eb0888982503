import { VideoCameraOutlined } from '@ant-design/icons'
import { links } from '@bole/dashboard/model'
import { nameOfStatus, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import { formatAgo, formatMeeting, formatMeetingTime } from '@bole/platform/moments'
import type { ReactNode } from 'react'
import { LinkTo } from '../parts/figure-link.tsx'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { togetherOf } from './day-words.ts'
import styles from './schedule.module.css'

type Interview = FirstPaint['schedule']['interview']['list'][number]
type Joiner = FirstPaint['schedule']['joining']['list'][number]

/** An interview whose time may never have been set, or an approval, which has none: since when it waits says more. */
export type Meeting = Omit<Interview, 'interview_date'> & {
  readonly interview_date: string | null
  readonly since?: string
}

interface ListProps<Item> {
  readonly list: readonly Item[]
}

/** Interviews in the order of the day: when, who, for what, where, and with whom. */
export function Interviews({
  list,
  isDated = false,
}: ListProps<Meeting> & { readonly isDated?: boolean }): ReactNode {
  const t = useTexts()
  const at = isDated ? formatMeeting : formatMeetingTime
  return (
    <ul className={styles.meetings}>
      {list.map((item) => (
        <li key={item.id} className={styles.meeting} data-dated={isDated || undefined}>
          <time dateTime={item.interview_date ?? item.since ?? ''}>
            {item.interview_date
              ? at(item.interview_date)
              : item.since
                ? formatAgo(item.since)
                : t('schedule.noTime')}
            {item.interview_date && item.is_online && (
              <VideoCameraOutlined
                role="img"
                aria-label={t('schedule.online')}
                title={t('schedule.online')}
              />
            )}
          </time>
          <div>
            <Who item={item} />
            <small>
              {[item.status.title, item.position.title, togetherOf(item.interviewers.map(({ name }) => name))]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {!item.is_online && item.place && <small>{item.place}</small>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Who begins to work on the day. */
export function Joiners({ list }: ListProps<Joiner>): ReactNode {
  return (
    <ul className={styles.meetings}>
      {list.map((item) => (
        <li key={item.id} className={styles.meeting} data-plain>
          <div>
            <Who item={item} />
            <small>{[item.position.title, item.place].filter(Boolean).join(' · ')}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Who({ item }: { readonly item: Pick<Joiner, 'name' | 'post_id' | 'status'> }): ReactNode {
  const words = usePipelineTexts()
  return (
    <span className={styles.who}>
      <LinkTo link={links.toCandidate(item.post_id)} className={styles.name}>
        {item.name}
      </LinkTo>
      <span className={styles.state}>
        <StatusDot colour={item.status.colour} /> {nameOfStatus(words, item.status)}
      </span>
    </span>
  )
}
