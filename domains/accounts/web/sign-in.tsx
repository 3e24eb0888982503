import { accountsEntryApi } from '@bole/accounts/contract'
import { safeRedirect } from '@bole/accounts/model'
import { longest } from '@bole/platform/contract'
import { addressOf } from '@bole/platform/screens'
import { CallRefused, fromAddress, queryClient, sendCall, useAddressState } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Button, Input, type InputRef } from 'antd'
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { AppSecret, CompanyHead, CompanyWays, RecoveryCodes } from './dialogs.ts'
import { EntryField } from './entry/entry-field.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { type Factor, factorCodes, factorIn } from './entry/factor.ts'
import { WhyHere } from './entry/why-here.tsx'
import { accountsScreens } from './screens.ts'
import styles from './sign-in.module.css'
import { useTexts } from './texts/index.ts'

/** What was typed, by the name of the field; a field that is not shown has nothing. */
type Typed = (name: string) => string

interface Challenge {
  readonly challenge_id: string
  readonly question: string
}

const fields = { redirect: fromAddress.text(2000), dzcode: fromAddress.text(100) }

/**
 * The form is the browser's own: a library for forms would be most of what a phone loads before anybody can sign in. Goes on to `redirect` when it lies on this site, else to where the day of the role begins.
 */
export default function SignIn(): ReactNode {
  const t = useTexts()
  const [search] = useAddressState(fields)
  const [refusal, setRefusal] = useState('')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [factor, setFactor] = useState<Factor | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const password = useRef<InputRef>(null)
  const answer = useRef<InputRef>(null)
  const code = useRef<InputRef>(null)

  const goOn = () => {
    queryClient.clear()
    // A whole load: everything the last person saw leaves with it.
    location.assign(safeRedirect(search.redirect ?? null, location.origin) ?? '/')
  }

  const ask = async () => setChallenge((await sendCall(accountsEntryApi.askVerification, {})).data)

  const signIn = async (typed: Typed) => {
    setSending(true)
    setRefusal('')
    try {
      const answer = challenge
        ? { challenge_id: challenge.challenge_id, verify_code: typed('verify_code') }
        : {}
      const { dzcode } = search
      const named = {
        ...{ username: typed('username'), password: typed('password') },
        ...(dzcode ? { dzcode } : {}),
      }
      const second_factor_code = typed('second_factor_code')
      const body = { ...named, ...answer, ...(second_factor_code ? { second_factor_code } : {}) }
      const { recovery_codes: codes } = (await sendCall(accountsEntryApi.signIn, { body })).data
      if (codes) setRecoveryCodes(codes)
      else goOn()
    } catch (error) {
      setSending(false)
      setRefusal(error instanceof Error && error.message ? error.message : t('signIn.unreachable'))
      if (error instanceof CallRefused && factorCodes.has(error.code)) {
        // What is asked for next is no fault; it is said beside its field.
        setRefusal('')
        setFactor(factorIn(error.data))
      }
      const isAsked = error instanceof CallRefused && needsQuestion(error)
      if (isAsked) await ask()
      // What was right is not typed again.
      const isAtFault = error instanceof CallRefused ? error.code : ''
      if (factor || factorCodes.has(isAtFault)) code.current?.focus({ cursor: 'all' })
      else (isAtFault === 'wrong_verification_code' ? answer : password).current?.focus({ cursor: 'all' })
    }
  }

  const needed: Readonly<Record<string, string>> = {
    username: t('signIn.needsUsername'),
    password: t('signIn.needsPassword'),
    ...(challenge ? { verify_code: t('signIn.needsAnswer') } : {}),
    ...(factor ? { second_factor_code: t('signIn.needsSecondFactor') } : {}),
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const given = new FormData(form)
    const typed: Typed = (name) => String(given.get(name) ?? '')
    const missing = Object.entries(needed).filter(([name]) => typed(name) === '')
    setFaults(Object.fromEntries(missing))
    const [first] = missing
    if (!first) return void signIn(typed)
    // Nothing was sent, so nothing was refused: what is missing is said and focused instead.
    setRefusal('')
    const field = form.elements.namedItem(first[0])
    if (field instanceof HTMLElement) field.focus()
  }

  const welcome = <p>{t('signIn.welcome')}</p>
  const signOn = (
    <p>
      <Link to={addressOf(accountsScreens.signOn)}>{t('titles.signOn')}</Link>
    </p>
  )
  return (
    <EntryPage title={t('signIn.title')}>
      {search.dzcode ? (
        <Suspense fallback={welcome}>
          <CompanyHead dzcode={search.dzcode} otherwise={welcome} />
        </Suspense>
      ) : (
        welcome
      )}
      <WhyHere />
      <form
        noValidate
        onSubmit={submit}
        onInput={({ target }) =>
          target instanceof HTMLInputElement && setFaults(({ [target.name]: _, ...others }) => others)
        }
      >
        {refusal && (
          <div role="alert" className={styles.refused}>
            {refusal}
          </div>
        )}
        <EntryField name="username" label={t('signIn.username')} fault={faults.username}>
          {(given) => <Input {...given} autoComplete="username" autoFocus />}
        </EntryField>
        <EntryField name="password" label={t('signIn.password')} fault={faults.password}>
          {(given) => <Input.Password {...given} autoComplete="current-password" ref={password} />}
        </EntryField>
        <p className={styles.forgot}>
          <Link to={addressOf(accountsScreens.setPassword)}>{t('signIn.forgot')}</Link>
        </p>
        {challenge && (
          <EntryField
            name="verify_code"
            label={t('signIn.question', { question: challenge.question })}
            fault={faults.verify_code}
          >
            {(given) => <Input {...given} inputMode="numeric" autoComplete="off" ref={answer} />}
          </EntryField>
        )}
        {factor?.secret && factor.address && (
          <Suspense fallback={null}>
            <AppSecret secret={factor.secret} address={factor.address} />
          </Suspense>
        )}
        {factor && (
          <EntryField
            name="second_factor_code"
            label={t('signIn.secondFactor')}
            fault={faults.second_factor_code}
            extra={t(factor.secret ? 'signIn.recoveryFollows' : 'signIn.secondFactorHelp')}
          >
            {(given) => (
              <Input
                {...given}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={longest(accountsEntryApi.signIn, 'second_factor_code')}
                autoFocus
                ref={code}
              />
            )}
          </EntryField>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          {t('signIn.submit')}
        </Button>
      </form>
      {recoveryCodes.length > 0 && (
        <Suspense fallback={null}>
          <RecoveryCodes codes={recoveryCodes} onClose={goOn} />
        </Suspense>
      )}
      {search.dzcode ? (
        <Suspense fallback={null}>
          <CompanyWays dzcode={search.dzcode} otherwise={signOn} />
        </Suspense>
      ) : (
        signOn
      )}
    </EntryPage>
  )
}

/** The server asks for a verification once an account failed several times. */
function needsQuestion(refusal: CallRefused): boolean {
  if (refusal.code === 'wrong_verification_code') return true
  const data = refusal.data
  return (
    typeof data === 'object' &&
    data !== null &&
    'needs_verification' in data &&
    data.needs_verification === true
  )
}
