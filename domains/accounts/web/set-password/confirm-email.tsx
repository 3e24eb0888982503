import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountsScreens } from '../screens.ts'
import styles from '../sign-in.module.css'
import { useTexts } from '../users/texts/index.ts'

/** `/site/confirm-email#token`: confirms an address on a press, as programs that look at mail open links and press nothing. */
export default function ConfirmEmail(): ReactNode {
  const t = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const confirm = useChange(accountsApi.confirmEmail, { handlesErrors: true })
  return (
    <EntryPage title={t('email.title')}>
      {confirm.data ? (
        <Alert
          role="status"
          type="success"
          showIcon
          title={t('email.confirmed', { email: confirm.data.data.email })}
          className={styles.refusal ?? ''}
        />
      ) : (
        <>
          {confirm.error && (
            <Alert
              role="alert"
              type="error"
              showIcon
              title={confirm.error.message}
              className={styles.refusal ?? ''}
            />
          )}
          <p>{t('email.help')}</p>
          <Button
            type="primary"
            size="large"
            block
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ body: { token } })}
          >
            {t('email.confirm')}
          </Button>
        </>
      )}
      <p>
        <Link to={addressOf(accountsScreens.mine)}>{t('email.account')}</Link>
      </p>
    </EntryPage>
  )
}
