import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Alert, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountsScreens } from '../screens.ts'
import { CodeStep } from './code-step.tsx'
import { CompanySteps } from './company-steps.tsx'
import { keepTyping, keptTyping } from './kept-typing.ts'
import { OrganisationStep } from './organisation-step.tsx'
import { useTexts } from './texts/index.ts'

/** `/setup`: the first hour of an installation. Once it is finished nothing is here any more. */
export default function SetUp(): ReactNode {
  const t = useTexts()
  const [code, setCode] = useState(keptTyping().code ?? '')
  const found = (right: string) => {
    keepTyping({ code: right })
    setCode(right)
  }
  const state = useCall(accountsApi.getSetUp, {}, { handlesErrors: true })
  const signIn = addressOf(accountsScreens.signIn)
  const now = state.data?.data
  if (state.error)
    return (
      <EntryPage title={t('closed.title')}>
        <p>{t('closed.text')}</p>
        <a href={signIn}>{t('closed.signIn')}</a>
      </EntryPage>
    )
  return (
    <EntryPage title={t('title')} isWide>
      {!now && <Skeleton active />}
      {now?.step === 'sign_in' && (
        <Alert
          showIcon
          type="info"
          title={t('underWay')}
          action={<a href={`${signIn}?redirect=%2Fsetup`}>{t('closed.signIn')}</a>}
        />
      )}
      {now?.step === 'code' && code === '' && <CodeStep onRight={found} />}
      {now?.step === 'code' && code !== '' && (
        <OrganisationStep code={code} clock={now} onWrongCode={() => found('')} />
      )}
      {now?.step === 'company' && <CompanySteps />}
    </EntryPage>
  )
}
