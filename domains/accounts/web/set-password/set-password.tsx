import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountsScreens } from '../screens.ts'
import styles from '../sign-in.module.css'
import { useTexts } from '../users/texts/index.ts'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordForm } from './password-form.tsx'

/**
 * `/site/reset-password`: whoever forgot their password asks for a link. `#token`: whoever holds one sets the password of its account,
 * once. What follows `#` reaches no server's log.
 */
export default function SetPassword(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  return (
    <EntryPage title={t(token ? 'set.title' : 'forgot.title')}>
      {token ? <ByLink token={token} /> : <ForgotForm />}
      <p>
        <Link to={addressOf(accountsScreens.signIn)}>{t('set.signIn')}</Link>
      </p>
    </EntryPage>
  )
}

function ByLink({ token }: { readonly token: string }): ReactNode {
  const t = useTexts()
  const [isDone, setDone] = useState(false)
  const isLink = /^[\w-]{20,100}$/.test(token)
  const { data, isError } = useCall(
    accountsApi.viewPasswordLink,
    { body: { token } },
    { enabled: isLink && !isDone, handlesErrors: true },
  )
  const whose = data?.data
  if (isDone) return <Alert role="status" type="success" showIcon title={t('set.done')} />
  if (!isLink || (isError && !whose))
    return (
      <>
        <Alert role="alert" type="error" showIcon title={t('set.over')} className={styles.refusal ?? ''} />
        <ForgotForm />
      </>
    )
  if (!whose) return <Skeleton active />
  const { name, username, organisation_name: organization } = whose
  return (
    <>
      <p>{t('set.whose', { name, username, organization })}</p>
      <PasswordForm token={token} username={username} onDone={() => setDone(true)} />
    </>
  )
}
