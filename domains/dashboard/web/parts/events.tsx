import { dashboardApi } from '@bole/dashboard/contract'
import { StatusDot, useSentences } from '@bole/pipeline/web'
import { formatAgo } from '@bole/platform/moments'
import { formatNumber, useCall } from '@bole/platform/web'
import { useStageName } from '@bole/processes/web'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { Place } from '../use-dashboard.ts'
import { LinkTo, numberOf } from './figure-link.tsx'
import { Panel } from './panel.tsx'

/** Shown at first; the rest on asking. */
const shown = 10

/** What happened last; it goes on while one looks. */
export function Events({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const { sentenceOf, recorderOf } = useSentences()
  const stageOf = useStageName()
  const [isWhole, setWhole] = useState(false)
  const events = useCall(dashboardApi.listEvents, { query: place }, { keepsPrevious: true }).data?.data.list
  return (
    <Panel title={t('events.title')}>
      <Today place={place} />
      {!events && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {events?.length === 0 && <p className={styles.nothing}>{t('events.none')}</p>}
      <ol className={styles.events} aria-live="polite">
        {events?.slice(0, isWhole ? undefined : shown).map((event) => (
          <li key={event.id}>
            <StatusDot colour={event.process.colour} />
            <div>
              <Sentence words={sentenceOf(event, event.process.title || stageOf(event.process.status), mark)}>
                <LinkTo link={event.link} className={styles.strong}>
                  {event.name}
                </LinkTo>
              </Sentence>
              <small>
                {[event.position.title, formatAgo(event.create_time), recorderOf(event)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ol>
      {!isWhole && events && events.length > shown && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {t('events.more')}
        </Button>
      )}
    </Panel>
  )
}

/** What has happened today, told shortly; nothing yet is nothing told. */
function Today({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const today = useCall(dashboardApi.countEvents, { query: place }, { keepsPrevious: true }).data?.data
  const total = today?.list.reduce((sum, { count }) => sum + count, 0) ?? 0
  if (!today || total === 0) return null
  const arrived = today.list.find(({ action }) => action === 'apply')?.count ?? 0
  return (
    <p className={styles.setUp}>
      {t('events.today', {
        total: numberOf({ count: total, is_capped: today.is_capped }),
        arrived: formatNumber(arrived),
      })}
    </p>
  )
}

/** Stands in a sentence where the candidate's name, a link, belongs. */
const mark = '\u2063'

function Sentence({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactNode {
  const [before = '', after = ''] = words.split(mark)
  return (
    <span>
      {before}
      {children}
      {after}
    </span>
  )
}
