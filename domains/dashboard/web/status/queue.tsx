import { formatAgo } from '@bole/platform/moments'
import { formatNumber } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useTexts } from '../texts/index.ts'
import styles from './status.module.css'
import type { Machine } from './status.ts'

const counts = ['waiting', 'running', 'later', 'failed'] as const

/** Work that goes on behind the pages: how much waits, and what nobody tries again. */
export function Queue({ queue }: { readonly queue: Machine['queue'] }): ReactNode {
  const t = useTexts()
  return (
    <Panel title={t('status.queue')}>
      <dl className={styles.figures}>
        {counts.map((name) => (
          <div key={name} data-bad={(name === 'failed' && queue.failed > 0) || undefined}>
            <dt>{t(`status.jobs.${name}`)}</dt>
            <dd>{formatNumber(queue[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {queue.oldest_since
          ? t('status.oldest', { ago: formatAgo(queue.oldest_since) })
          : t('status.nothingWaits')}
      </p>
      <ul className={styles.jobs}>
        {queue.jobs.map((job) => (
          <li key={job.name}>
            <code>{job.name}</code>
            <span>
              {counts
                .filter((name) => job[name] > 0)
                .map((name) => `${t(`status.jobs.${name}`)} ${formatNumber(job[name])}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
