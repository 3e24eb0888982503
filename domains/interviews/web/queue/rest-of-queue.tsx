import type { Period } from '@bole/interviews/contract'
import { Badge, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'
import type { QueueActs } from './use-queue-acts.ts'

interface RestOfQueueProps {
  readonly period: Period
  readonly acts: QueueActs
}

const badges = { expected: 'warning', done: 'success', gone: 'default' } as const

/** Who has not come yet, whom reception can sign in, and who is through. */
export function RestOfQueue({ period, acts }: RestOfQueueProps): ReactNode {
  const t = useTexts()
  const rest = period.data.flatMap(({ state, ...one }) =>
    state === 'expected' || state === 'done' || state === 'gone' ? { ...one, state } : [],
  )
  if (rest.length === 0) return null
  return (
    <>
      <h3>{t('queue.others')}</h3>
      <ul className={styles.others} aria-label={t('queue.others')}>
        {rest.map((one) => (
          <li key={`${one.post_id} ${one.state}`}>
            <span className={styles.number}>
              {one.number === null ? '—' : t('queue.number', { number: one.number })}
            </span>
            <span className={styles.who}>
              {one.name} <span className={styles.facts}>{one.positionText}</span>
            </span>
            <Badge status={badges[one.state]} text={t(`queue.states.${one.state}`)} />
            {period.can.call && one.state === 'expected' && (
              <span className={styles.buttons}>
                <Button size="small" onClick={() => acts.sign(one)}>
                  {t('queue.signIn')}
                </Button>
                <Button size="small" danger onClick={() => acts.giveUp(one)}>
                  {t('queue.giveUp')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
