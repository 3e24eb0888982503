import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountsScreens } from '../screens.ts'
import { JoinForm } from './join-form.tsx'
import { useTexts } from './texts/index.ts'

/** `/site/invitation#token`: whoever holds the link of an invitation joins with a name and a password. What follows `#` reaches no server's log. */
export default function Join(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const [isDone, setDone] = useState(false)
  const isLink = /^[\w-]{20,100}$/.test(token)
  const { data, error } = useCall(
    accountsApi.viewInvitation,
    { body: { token } },
    { enabled: isLink && !isDone, handlesErrors: true },
  )
  const shown = data?.data
  const over = isLink ? error && (error.message || t('failed')) : t('join.over')
  return (
    <EntryPage title={t('join.title')}>
      {isDone && <Alert role="status" type="success" showIcon title={t('join.done')} />}
      {over && !isDone && <Alert role="alert" type="error" showIcon title={over} />}
      {(isDone || over) && (
        <Button type="link" href={addressOf(accountsScreens.signIn)}>
          {t('join.signIn')}
        </Button>
      )}
      {!isDone && !over && !shown && <Skeleton active />}
      {!isDone && !over && shown && (
        <>
          <p>{t('join.text', { inviter: shown.inviter_name, organisation: shown.organisation_name })}</p>
          <JoinForm token={token} email={shown.email} onDone={() => setDone(true)} />
        </>
      )}
    </EntryPage>
  )
}
