import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { PressToConfirm } from '../entry/press-to-confirm.tsx'
import { accountsScreens } from '../screens.ts'
import { useTexts } from '../users/texts/index.ts'

/** `/site/confirm-email#token`: confirms an address. */
export default function ConfirmEmail(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const confirm = useChange(accountsApi.confirmEmail, { handlesErrors: true })
  return (
    <EntryPage title={t('email.title')}>
      <PressToConfirm
        help={t('email.help')}
        action={t('email.confirm')}
        done={confirm.data ? t('email.confirmed', { email: confirm.data.data.email }) : null}
        state={confirm}
        onPress={() => confirm.mutate({ body: { token } })}
      />
      <p>
        <Link to={addressOf(accountsScreens.mine)}>{t('email.account')}</Link>
      </p>
    </EntryPage>
  )
}
