import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { PressToConfirm } from '../entry/press-to-confirm.tsx'
import { useTexts } from './texts/index.ts'

/** Confirms the address of whoever registers, and leads on to their password where nobody has to admit them. */
export function Confirming({ token }: { readonly token: string }): ReactNode {
  const t = useTexts()
  const confirm = useChange(accountsApi.confirmRegistration, {
    handlesErrors: true,
    onDone: ({ data: { password_path: path } }) => {
      if (path) location.assign(path)
    },
  })
  return (
    <PressToConfirm
      help={t('confirmText')}
      action={t('confirm')}
      done={confirm.data ? t('confirmed') : null}
      state={confirm}
      onPress={() => confirm.mutate({ body: { token } })}
    />
  )
}
