import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import { Alert, App, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Says of an address that one typed oneself that it is not confirmed, and has the link sent again. */
export function UnconfirmedEmail({ email }: { readonly email: string }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const send = useChange(accountsApi.sendEmailLink, {
    onDone: ({ data: { is_sent } }) =>
      void (is_sent ? message.success(t('email.sent')) : message.warning(t('email.noMail'))),
  })
  return (
    <Alert
      type="warning"
      showIcon
      title={t('email.unconfirmed', { email })}
      action={
        <Button size="small" loading={send.isPending} onClick={() => send.mutate({})}>
          {t('email.again')}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  )
}
