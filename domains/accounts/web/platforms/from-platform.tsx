import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { queryClient, useChange } from '@bole/platform/web'
import { Alert, Button, Spin } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { provedAddress, wayBack, wayOn } from '../entry/way-in.ts'
import { accountsScreens } from '../screens.ts'
import styles from '../sign-in.module.css'
import { useTexts } from './texts/index.ts'

/** `/site/platform`: back from a platform, which sends with somebody what it says of them. */
export default function FromPlatform(): ReactNode {
  const t = useTexts()
  const [answer] = useState(() => location.search.slice(1))
  const { mutate, error } = useChange(accountsApi.finishPlatform, {
    handlesErrors: true,
    onDone: ({ data: { purpose } }) => {
      if (purpose === 'proof') return location.assign(provedAddress())
      queryClient.clear()
      // A whole load: everything the last person saw leaves with it.
      location.assign(purpose === 'bind' ? addressOf(accountsScreens.thirdParties) : wayOn())
    },
  })
  useEffect(() => {
    if (answer) mutate({ body: { answer } })
  }, [mutate, answer])
  const isOver = error !== null || answer === ''
  return (
    <EntryPage title={t('arriving.title')}>
      {!isOver && <Spin description={t('arriving.text')}>{t('arriving.text')}</Spin>}
      {isOver && (
        <>
          <Alert
            role="alert"
            type="error"
            showIcon
            title={error?.message || t('arriving.nothing')}
            className={styles.refusal ?? ''}
          />
          <Button type="primary" size="large" block href={wayBack()}>
            {t('arriving.signIn')}
          </Button>
        </>
      )}
    </EntryPage>
  )
}
