import { formatAgo, formatDay } from '@bole/platform/moments'
import { formatNumber } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './status.module.css'
import type { Status } from './status.ts'

/** Every organisation with its numbers. */
export function Organisations({ list }: { readonly list: Status['organisations']['list'] }): ReactNode {
  const t = useTexts()
  return (
    <ul className={styles.organisations}>
      {list.map(({ id, name, state, users, positions, applications, seen_at, create_time }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            {state === 'disabled' && <small> {t('status.disabled')}</small>}
            <small>
              {t('status.created', { day: formatDay(create_time) })}
              {' · '}
              {seen_at ? t('status.seen', { ago: formatAgo(seen_at) }) : t('status.neverSeen')}
            </small>
          </div>
          <dl className={styles.figures}>
            {(
              [
                ['users', users],
                ['positions', positions],
                ['applications', applications],
              ] as const
            ).map(([of, amount]) => (
              <div key={of}>
                <dt>{t(`status.numbers.${of}`)}</dt>
                <dd>{formatNumber(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
