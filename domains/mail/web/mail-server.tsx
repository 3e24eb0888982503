import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { MailSettings } from './mail-settings.tsx'
import { mailScreens } from './screens.ts'
import { ServerNotice } from './server-notice.tsx'

/** `/organization/mail/server`: where the organisation’s mail is handed over. */
export default function MailServer(): ReactNode {
  const goTo = useGoTo()
  return (
    <>
      <ServerNotice isThere />
      <MailSettings onClose={() => goTo({ path: addressOf(mailScreens.outbox) })} />
    </>
  )
}
