import { nameOfStatus, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import { StageBadge } from '@bole/processes/web'
import { Empty } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint, Place } from '../use-dashboard.ts'
import { AskedOfMe } from './asked-of-me.tsx'
import { FigureLink, LinkTo, numberOf } from './figure-link.tsx'
import { Panel } from './panel.tsx'

type ToDo = FirstPaint['to_do']
type StageToDo = ToDo['stages'][number]

interface ToDosProps {
  readonly toDo: ToDo
  readonly place: Place
}

/** What waits for the reader: first what they were asked for, then what recruiters do, stage by stage, with how long it has waited. */
export function ToDos({ toDo, place }: ToDosProps): ReactNode {
  const t = useTexts()
  const stages = toDo.stages.filter(({ count }) => count > 0)
  const owed = toDo.feedback_owed
  return (
    <Panel title={t('toDo.title')} count={<FigureLink figure={toDo.total} label={t('toDo.title')} />}>
      <AskedOfMe owed={owed} place={place} />
      {stages.length === 0 ? (
        owed.count === 0 && <Empty description={t('toDo.none')} />
      ) : (
        <ul className={styles.rows}>
          {stages.map((stage) => (
            <StageRow key={stage.status} stage={stage} days={toDo.waiting_days} />
          ))}
        </ul>
      )}
      {toDo.answers_overdue.count > 0 && (
        <p className={styles.colleagues}>
          <LinkTo link={toDo.answers_overdue.link}>
            {t('toDo.answersOverdue', { count: numberOf(toDo.answers_overdue) })}
          </LinkTo>
        </p>
      )}
      {toDo.with_colleagues && <WithColleagues figures={toDo.with_colleagues} />}
      {toDo.with_colleagues && toDo.with_colleagues.everybody.count > 0 && (
        <p className={styles.colleagues}>
          <LinkTo link={toDo.with_colleagues.everybody.link}>
            {t('toDo.everybody', { count: numberOf(toDo.with_colleagues.everybody) })}
          </LinkTo>
        </p>
      )}
    </Panel>
  )
}

/** What colleagues were asked for: nothing to do but to ask them again. */
function WithColleagues({ figures }: { readonly figures: NonNullable<ToDo['with_colleagues']> }): ReactNode {
  const t = useTexts()
  const waiting = (['approvals', 'evaluations'] as const).filter((name) => figures[name].count > 0)
  if (waiting.length === 0) return null
  return (
    <p className={styles.colleagues}>
      {t('toDo.withColleagues')}{' '}
      {waiting.map((name) => (
        <LinkTo key={name} link={figures[name].link}>
          {t(`toDo.${name}`, { count: figures[name].count })}
        </LinkTo>
      ))}
    </p>
  )
}

function StageRow({ stage, days }: { readonly stage: StageToDo; readonly days: number }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const { waiting } = stage
  const oldest = waiting.oldest_since ? daysAgo(waiting.oldest_since) : days
  return (
    <li className={styles.toDo}>
      <FigureLink figure={stage} className={styles.amount} label={t('toDo.ofStage')} />
      <StageBadge stage={stage.status} />
      <span className={styles.statuses}>
        {stage.statuses
          .filter(({ count }) => count > 0)
          .map((status) => (
            <LinkTo key={status.name} link={status.link} className={styles.quiet}>
              <StatusDot colour={status.colour} /> {nameOfStatus(words, status)} <b>{numberOf(status)}</b>
            </LinkTo>
          ))}
      </span>
      {waiting.count > 0 && (
        <LinkTo link={waiting.link} className={styles.waiting}>
          {t('toDo.waiting', { count: numberOf(waiting), days })}
          <small>{t('toDo.oldest', { days: waiting.is_capped ? `${oldest}+` : oldest })}</small>
        </LinkTo>
      )}
    </li>
  )
}

function daysAgo(moment: string): number {
  return Math.floor((Date.now() - new Date(moment).getTime()) / 86_400_000)
}
