import { mailApi } from '@bole/mail/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { mailScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** Says whom mail comes from, or that it waits as there is no mail server, with the way to its settings for whoever is not there. */
export function ServerNotice({ isThere = false }: { readonly isThere?: boolean }): ReactNode {
  const t = useTexts()
  const server = useCall(mailApi.getMailServer, {}).data?.data
  if (!server) return null
  const { used, sender, waiting } = server
  return (
    <Alert
      showIcon
      type={used === 'none' ? 'warning' : 'info'}
      style={{ marginBlockEnd: 16 }}
      title={used === 'none' ? t('server.none', { count: waiting }) : t(`server.used.${used}`, { sender })}
      action={
        isThere || (
          <PlaceLink place={{ path: addressOf(mailScreens.server) }}>{t('server.settings')}</PlaceLink>
        )
      }
    />
  )
}
