import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import { App } from 'antd'
import type { Links } from './invite-form.tsx'
import { useTexts } from './texts/index.ts'

/** Sends an invitation anew; `show` is told of the link where none is sent by mail. */
export function useInviteAgain(show: (links: Links) => void): (row: { readonly id: number }) => void {
  const t = useTexts()
  const { message } = App.useApp()
  const again = useChange(accountsApi.inviteAgain, {
    onDone: ({ data }) => {
      show(data.links)
      if (data.links.length === 0) message.success(t('sent', { count: 1 }))
    },
  })
  return ({ id }) => again.mutate({ body: { id } })
}
