import { accountsApi } from '@bole/accounts/contract'
import { formatAgo } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import styles from './departments.module.css'
import { type DepartmentTexts, useTexts } from './texts/index.ts'

interface Happened {
  readonly action: 'create' | 'update' | 'move' | 'merge' | 'take_in' | 'delete'
  readonly detail: string
}

/** What somebody did, after their name. */
function wordsOf(t: DepartmentTexts, { action, detail }: Happened): string {
  if (action === 'update' && detail) return t('events.rename', { detail })
  if (action === 'move' && !detail) return t('events.moveTop')
  return t(`events.${action}`, { detail })
}

/** What was done to a department and by whom, the latest first. */
export function DepartmentHistory({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const { data } = useCall(accountsApi.listDepartmentHistory, { query: { id, page_size: 20 } })
  const events = data?.data.list ?? []
  if (events.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t('page.history')}</h2>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            {event.user_name} {wordsOf(t, event)} <small>{formatAgo(event.happened_at)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
