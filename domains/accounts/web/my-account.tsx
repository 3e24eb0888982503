import { titleOf } from '@bole/accounts/model'
import { inboxScreens } from '@bole/inbox/screens'
import { addressOf } from '@bole/platform/screens'
import { wordOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Avatar, Button, Skeleton } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { useCurrentUser } from './current-user.ts'
import { ChangePassword, ProfileForm } from './dialogs.ts'
import styles from './my-account.module.css'
import { accountsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** Who one is here, and the password. */
export default function MyAccount(): ReactNode {
  const t = useTexts()
  const user = useCurrentUser()
  const [isChanging, setChanging] = useState(false)
  if (!user) return <Skeleton active avatar />
  const role = wordOf(t, `roles.${titleOf(user.role.name)}`)
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header className={styles.who}>
          <Avatar size={56}>{[...user.name].at(0)}</Avatar>
          <div>
            <h2>{user.name}</h2>
            <p>{role}</p>
          </div>
        </header>
        <dl className={styles.facts}>
          <dt>{t('mine.username')}</dt>
          <dd>{user.username}</dd>
          <dt>{t('mine.role')}</dt>
          <dd>{role}</dd>
          <dt>{t('mine.organization')}</dt>
          <dd>{user.organization.name}</dd>
        </dl>
      </section>
      <section className={styles.card}>
        <Suspense fallback={<Skeleton active />}>
          <ProfileForm />
        </Suspense>
      </section>
      <section className={styles.card}>
        <h2>{t('mine.security')}</h2>
        <div className={styles.row}>
          <p>{t('mine.passwordHelp')}</p>
          <Button onClick={() => setChanging(true)}>{t('password.title')}</Button>
        </div>
        <div className={styles.row}>
          <p>{t('mine.securityHelp')}</p>
          <Link to={addressOf(accountsScreens.security)}>{t('titles.security')}</Link>
        </div>
      </section>
      <nav className={styles.links}>
        <Link to={addressOf(inboxScreens.notices)}>{t('mine.messages', { total: user.noticeCount })}</Link>
        <Link to={addressOf(inboxScreens.progress)}>{t('mine.progress', { total: user.progressCount })}</Link>
      </nav>
      <Suspense>{isChanging && <ChangePassword onClose={() => setChanging(false)} />}</Suspense>
    </div>
  )
}
