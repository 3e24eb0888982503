import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Alert, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountsScreens } from '../screens.ts'
import { CodeStep } from './code-step.tsx'
import { CompanySteps } from './company-steps.tsx'
import { OrganisationStep } from './organisation-step.tsx'
import { useTexts } from './texts/index.ts'

/** `/setup`: the first hour of an installation. Once it is finished nothing is here any more. */
export default function SetUp(): ReactNode {
  const t = useTexts()
  const [code, setCode] = useState('')
  const state = useCall(accountsApi.getSetUp, {}, { handlesErrors: true })
  const signIn = addressOf(accountsScreens.signIn)
  const found = state.data?.data
  if (state.error)
    return (
      <EntryPage title={t('closed.title')}>
        <p>{t('closed.text')}</p>
        <a href={signIn}>{t('closed.signIn')}</a>
      </EntryPage>
    )
  return (
    <EntryPage title={t('title')} isWide>
      {!found && <Skeleton active />}
      {found?.step === 'sign_in' && (
        <Alert
          showIcon
          type="info"
          title={t('underWay')}
          action={<a href={`${signIn}?redirect=%2Fsetup`}>{t('closed.signIn')}</a>}
        />
      )}
      {found?.step === 'code' && code === '' && <CodeStep onRight={setCode} />}
      {found?.step === 'code' && code !== '' && <OrganisationStep code={code} clock={found} />}
      {found?.step === 'company' && <CompanySteps />}
    </EntryPage>
  )
}
