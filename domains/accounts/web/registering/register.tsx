import { addressOf } from '@bole/platform/screens'
import { fromAddress, useAddressState } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EntryPage } from '../entry/entry-page.tsx'
import { CompanyHead } from '../platforms/company-entry.tsx'
import { accountsScreens } from '../screens.ts'
import { Confirming } from './confirming.tsx'
import { RegisterForm } from './register-form.tsx'
import { useTexts } from './texts/index.ts'

const fields = { dzcode: fromAddress.text(100) }

/** `/site/register`: asks for an account by the company's code, and confirms the address by the link that follows. What stands behind `#` reaches no server's log. */
export default function Register(): ReactNode {
  const t = useTexts()
  const [{ dzcode = '' }] = useAddressState(fields)
  const [token] = useState(() => location.hash.slice(1))
  const signIn = `${addressOf(accountsScreens.signIn)}${dzcode && `?dzcode=${encodeURIComponent(dzcode)}`}`
  return (
    <EntryPage title={t('title')}>
      {token ? (
        <Confirming token={token} />
      ) : (
        <>
          <CompanyHead dzcode={dzcode || '-'} otherwise={null} />
          <RegisterForm dzcode={dzcode} />
        </>
      )}
      <p>
        <Link to={signIn}>{t('signIn')}</Link>
      </p>
    </EntryPage>
  )
}
