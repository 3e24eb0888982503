import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { notificationsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** The way from messages to those who want no more of them. */
export function OptoutsLink(): ReactNode {
  const t = useTexts()
  return (
    <div style={{ textAlign: 'end', marginBlockEnd: 8 }}>
      <PlaceLink place={{ path: addressOf(notificationsScreens.optouts) }}>{t('titles.optouts')}</PlaceLink>
    </div>
  )
}
