import { accountsApi } from '@bole/accounts/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Result, Spin } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import styles from '../sign-in.module.css'
import { useTexts as useAccountsTexts } from '../texts/index.ts'
import { tellProved } from './proved.ts'
import { useTexts } from './texts/index.ts'

/** `/site/proof`: a window of its own, on its way to where somebody signs on anew, and back from there. */
export default function ProveElsewhere(): ReactNode {
  const t = useAccountsTexts()
  return (
    <EntryPage title={t('titles.proof')}>{location.hash === '#proved' ? <Proved /> : <Leaving />}</EntryPage>
  )
}

function Leaving(): ReactNode {
  const t = useTexts()
  const { mutate, error } = useChange(accountsApi.beginProof, {
    handlesErrors: true,
    onDone: ({ data }) => location.assign(data.address),
  })
  useEffect(() => mutate({}), [mutate])
  if (!error) return <Spin description={t('proof.going')}>{t('proof.going')}</Spin>
  return (
    <>
      <Alert role="alert" type="error" showIcon title={error.message} className={styles.refusal ?? ''} />
      <Button type="primary" size="large" block onClick={() => mutate({})}>
        {t('proof.again')}
      </Button>
    </>
  )
}

function Proved(): ReactNode {
  const t = useTexts()
  useEffect(() => {
    tellProved()
    // A browser closes only what a page opened; else the words below say what to do.
    close()
  }, [])
  return <Result status="success" title={t('proof.proved')} />
}
