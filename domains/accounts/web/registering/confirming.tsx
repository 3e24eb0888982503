import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts } from './texts/index.ts'

/** Confirms an address on a press: programs that look at mail open links, and press nothing. */
export function Confirming({ token }: { readonly token: string }): ReactNode {
  const t = useTexts()
  const confirm = useChange(accountsApi.confirmRegistration, {
    handlesErrors: true,
    onDone: ({ data: { password_path: path } }) => {
      if (path) location.assign(path)
    },
  })
  if (confirm.data) return <Alert role="status" type="success" showIcon title={t('confirmed')} />
  return (
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
      <p>{t('confirmText')}</p>
      <Button
        type="primary"
        size="large"
        block
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ body: { token } })}
      >
        {t('confirm')}
      </Button>
    </>
  )
}
