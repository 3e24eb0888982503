import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { accountsScreens } from '../screens.ts'
import styles from '../sign-in.module.css'
import { useTexts } from '../users/texts/index.ts'
import { PasswordForm } from './password-form.tsx'

/** `/site/reset-password#token`: whoever holds a link sets the password of its account, once. What follows `#` reaches no server's log. */
export default function SetPassword(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const [isDone, setDone] = useState(false)
  const isLink = /^[\w-]{20,100}$/.test(token)
  const { data, isError } = useCall(
    accountsApi.viewPasswordLink,
    { body: { token } },
    { enabled: isLink && !isDone, handlesErrors: true },
  )
  const whose = data?.data
  const isOver = !isLink || (isError && !whose)
  return (
    <main className={styles.page}>
      <section className={styles.card} aria-labelledby="set-password-title">
        <img src="/bole.svg" alt="" width={44} height={44} />
        <h1 id="set-password-title">{t('set.title')}</h1>
        {isDone && <Alert role="status" type="success" showIcon title={t('set.done')} />}
        {isOver && !isDone && <Alert role="alert" type="error" showIcon title={t('set.over')} />}
        {isDone || isOver ? (
          <Button type="link" href={addressOf(accountsScreens.signIn)}>
            {t('set.signIn')}
          </Button>
        ) : whose ? (
          <>
            <p>
              {t('set.whose', {
                name: whose.name,
                username: whose.username,
                organization: whose.organisation_name,
              })}
            </p>
            <PasswordForm token={token} username={whose.username} onDone={() => setDone(true)} />
          </>
        ) : (
          <Skeleton active />
        )}
      </section>
    </main>
  )
}
