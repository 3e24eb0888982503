import { dashboardApi } from '@bole/dashboard/contract'
import { inboxScreens } from '@bole/inbox/screens'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './reminders.module.css'

const placeOf = {
  interview: { path: '.', query: { panel: 'interview' } },
  message: { path: addressOf(inboxScreens.notices), query: { state: 'unread' } },
  talent: { path: '.' },
} as const

/** What waits today, each until it is not to be said again today. */
export function Reminders({ origin }: { readonly origin: number }): ReactNode {
  const t = useTexts()
  const reminders = useCall(dashboardApi.getReminders, { query: { origin } }).data?.data.list ?? []
  const dismiss = useChange(dashboardApi.dismissReminder)
  if (reminders.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={t('reminders.label')}>
      {reminders.map(({ kind, count }) => (
        <li key={kind}>
          <PlaceLink place={placeOf[kind]}>{t(`reminders.${kind}`, { count })}</PlaceLink>
          <Button size="small" type="text" onClick={() => dismiss.mutate({ body: { kind } })}>
            {t('reminders.dismiss')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
