import { nameOfStatus, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import { StageBadge } from '@bole/processes/web'
import { Empty } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { FigureLink, LinkTo, numberOf } from './figure-link.tsx'
import { Panel } from './panel.tsx'

type ToDo = FirstPaint['to_do']
type StageToDo = ToDo['stages'][number]

/** What somebody must act on, stage by stage, with its statuses and how long it has waited. */
export function ToDos({ toDo }: { readonly toDo: ToDo }): ReactNode {
  const t = useTexts()
  const stages = toDo.stages.filter(({ count }) => count > 0)
  return (
    <Panel title={t('toDo.title')} count={<FigureLink figure={toDo.total} label={t('toDo.title')} />}>
      {stages.length === 0 ? (
        <Empty description={t('toDo.none')} />
      ) : (
        <ul className={styles.rows}>
          {stages.map((stage) => (
            <StageRow key={stage.status} stage={stage} days={toDo.waiting_days} />
          ))}
        </ul>
      )}
    </Panel>
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
              <StatusDot colour="amber" /> {nameOfStatus(words, status)} <b>{numberOf(status)}</b>
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
