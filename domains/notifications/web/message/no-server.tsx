import { usePermission } from '@bole/accounts/web'
import { mailScreens } from '@bole/mail/screens'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Says that mail waits as there is no server for it, with the way to its settings for whoever keeps them. */
export function NoServer(): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('company.manage')
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginBlock: 12 }}
      title={t('preview.noServer')}
      action={
        mayManage && (
          <PlaceLink place={{ path: addressOf(mailScreens.server) }}>{t('preview.toServer')}</PlaceLink>
        )
      }
    />
  )
}
