import { mailApi } from '@bole/mail/contract'
import { FormPage } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { MailServerForm } from './mail-server-form.tsx'
import { mailScreens } from './screens.ts'
import { ServerNotice } from './server-notice.tsx'
import { TestMail } from './test-mail.tsx'

/** `/organization/mail/server`: the organisation’s own mail server, and a message by which it is tried. */
export default function MailServer(): ReactNode {
  const goTo = useGoTo()
  const server = useCall(mailApi.getMailServer, {}).data?.data
  if (!server) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <ServerNotice />
      {server.used !== 'none' && <TestMail />}
      <FormPage onClose={() => goTo({ path: addressOf(mailScreens.outbox) })}>
        <MailServerForm key={server.own?.id ?? 0} server={server.own} />
      </FormPage>
    </>
  )
}
