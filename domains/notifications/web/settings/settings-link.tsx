import { usePermission } from '@bole/accounts/web'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** The way to how the organisation writes, for whoever may change it. */
export function SettingsLink(): ReactNode {
  const t = useTexts()
  if (!usePermission('notifications.manage')) return null
  return (
    <div style={{ textAlign: 'end', marginBlockEnd: 8 }}>
      <PlaceLink place={{ path: addressOf(notificationsScreens.settings) }}>{t('titles.settings')}</PlaceLink>
    </div>
  )
}
