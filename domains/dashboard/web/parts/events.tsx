import { dashboardApi } from '@bole/dashboard/contract'
import { nameOfStatus, type PipelineTexts, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import { formatAgo } from '@bole/platform/moments'
import { type Answered, useCall, wordOf } from '@bole/platform/web'
import { useStageName } from '@bole/processes/web'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../dashboard.module.css'
import { type DashboardTexts, useTexts } from '../texts/index.ts'
import type { Place } from '../use-dashboard.ts'
import { LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'

type Event = Answered<typeof dashboardApi.listEvents>['data']['list'][number]

/** Shown at first; the rest on asking. */
const shown = 10

/** What happened last; it goes on while one looks. */
export function Events({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const stageOf = useStageName()
  const [isWhole, setWhole] = useState(false)
  const events = useCall(dashboardApi.listEvents, { query: place }, { keepsPrevious: true }).data?.data.list
  return (
    <Panel title={t('events.title')}>
      {!events && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {events?.length === 0 && <p className={styles.nothing}>{t('events.none')}</p>}
      <ol className={styles.events} aria-live="polite">
        {events?.slice(0, isWhole ? undefined : shown).map((event) => (
          <li key={event.id}>
            <StatusDot colour={event.process.colour} />
            <div>
              <Sentence
                words={sentenceOf(t, words, event, event.process.title || stageOf(event.process.status))}
              >
                <LinkTo link={event.link} className={styles.strong}>
                  {event.name}
                </LinkTo>
              </Sentence>
              <small>
                {event.position.title} · {formatAgo(event.create_time)}
                {isRecordedFor(event) && ` · ${t('events.recordedBy', { who: event.username })}`}
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

/** Stands in a sentence where the candidate's name, a link, belongs. */
const mark = '\u2063'

/** What happened as a sentence, with a mark for the candidate's name; an action without one is told by its status. */
function sentenceOf(t: DashboardTexts, words: PipelineTexts, event: Event, stage: string): string {
  const who = event.actor === 'user' ? event.username : t(`events.actors.${event.actor}`)
  const values = { who, name: mark, stage, status: nameOfStatus(words, event.process) }
  const isWithdrawn = event.actor === 'candidate' && event.action === 'candidate_refuse'
  const action = isWithdrawn ? 'candidate_withdrew' : event.action
  return wordOf(t, `events.actions.${action}`, values, t('events.other', values))
}

/** Somebody noted what the candidate said or did. */
function isRecordedFor({ actor, action }: Event): boolean {
  return actor === 'user' && action.startsWith('candidate_')
}

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
