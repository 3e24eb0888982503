import { mailApi } from '@bole/mail/contract'
import { FormPage } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { MailServerForm } from './mail-server-form.tsx'
import { TestMail } from './test-mail.tsx'

/** The organisation’s own mail server, and a message by which it is tried where there is one. */
export function MailSettings({ onClose }: { readonly onClose: () => void }): ReactNode {
  const server = useCall(mailApi.getMailServer, {}).data?.data
  if (!server) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      {server.used !== 'none' && <TestMail />}
      <FormPage onClose={onClose}>
        <MailServerForm key={server.own?.id ?? 0} server={server.own} />
      </FormPage>
    </>
  )
}
