import { organisationsScreens } from '@bole/organisations/screens'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface OverQuotaProps {
  readonly limit: number
  readonly used: number
}

/** Says that no messages are left to send, with the way to what the organisation has and uses. */
export function OverQuota({ limit, used }: OverQuotaProps): ReactNode {
  const t = useTexts()
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginBlock: 12 }}
      title={t('quota.over', { limit: formatNumber(limit), used: formatNumber(used) })}
      action={
        <PlaceLink place={{ path: addressOf(organisationsScreens.centre) }}>{t('quota.toCentre')}</PlaceLink>
      }
    />
  )
}
