import { accountsEntryApi } from '@bole/accounts/contract'
import { safeRedirect } from '@bole/accounts/model'
import { longest } from '@bole/platform/contract'
import { addressOf } from '@bole/platform/screens'
import { CallRefused, fromAddress, queryClient, sendCall, useAddressState } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Button, Form, Input, type InputRef } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { AppSecret, CompanyHead, CompanyWays, RecoveryCodes } from './dialogs.ts'
import { EntryPage } from './entry/entry-page.tsx'
import { type Factor, factorCodes, factorIn } from './entry/factor.ts'
import { WhyHere } from './entry/why-here.tsx'
import { accountsScreens } from './screens.ts'
import styles from './sign-in.module.css'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly username: string
  readonly password: string
  readonly verify_code?: string
  readonly second_factor_code?: string
}

interface Challenge {
  readonly challenge_id: string
  readonly question: string
}

const fields = { redirect: fromAddress.text(2000), dzcode: fromAddress.text(100) }

/** Goes on to `redirect` when it lies on this site, else to where the day of the role begins. */
export default function SignIn(): ReactNode {
  const t = useTexts()
  const [search] = useAddressState(fields)
  const [refusal, setRefusal] = useState('')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [factor, setFactor] = useState<Factor | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const password = useRef<InputRef>(null)
  const answer = useRef<InputRef>(null)
  const code = useRef<InputRef>(null)

  const goOn = () => {
    queryClient.clear()
    // A whole load: everything the last person saw leaves with it.
    location.assign(safeRedirect(search.redirect ?? null, location.origin) ?? '/')
  }

  const ask = async () => setChallenge((await sendCall(accountsEntryApi.askVerification, {})).data)

  const signIn = async (fields: Fields) => {
    setSending(true)
    setRefusal('')
    try {
      const answer = challenge
        ? { challenge_id: challenge.challenge_id, verify_code: fields.verify_code ?? '' }
        : {}
      const { dzcode } = search
      const named = { username: fields.username, password: fields.password, ...(dzcode ? { dzcode } : {}) }
      const { second_factor_code } = fields
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

  /** Nothing was sent, so nothing was refused: what is missing is said and focused instead. */
  const missing = (errors: readonly { readonly name: readonly (string | number)[] }[]) => {
    setRefusal('')
    const names = errors.map(({ name }) => name[0])
    if (names.includes('password')) password.current?.focus()
    else if (names.includes('verify_code')) answer.current?.focus()
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
      <Form<Fields>
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => void signIn(fields)}
        onFinishFailed={({ errorFields }) => missing(errorFields)}
      >
        {refusal && (
          <div role="alert" className={styles.refused}>
            {refusal}
          </div>
        )}
        <Form.Item
          name="username"
          label={t('signIn.username')}
          rules={[{ required: true, message: t('signIn.needsUsername') }]}
        >
          <Input size="large" autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('signIn.password')}
          rules={[{ required: true, message: t('signIn.needsPassword') }]}
        >
          <Input.Password size="large" autoComplete="current-password" ref={password} />
        </Form.Item>
        <p className={styles.forgot}>
          <Link to={addressOf(accountsScreens.setPassword)}>{t('signIn.forgot')}</Link>
        </p>
        {challenge && (
          <Form.Item
            name="verify_code"
            label={t('signIn.question', { question: challenge.question })}
            rules={[{ required: true, message: t('signIn.needsAnswer') }]}
          >
            <Input size="large" inputMode="numeric" autoComplete="off" ref={answer} />
          </Form.Item>
        )}
        {factor?.secret && factor.address && (
          <Suspense fallback={null}>
            <AppSecret secret={factor.secret} address={factor.address} />
          </Suspense>
        )}
        {factor && (
          <Form.Item
            name="second_factor_code"
            label={t('signIn.secondFactor')}
            extra={t(factor.secret ? 'signIn.recoveryFollows' : 'signIn.secondFactorHelp')}
            rules={[{ required: true, message: t('signIn.needsSecondFactor') }]}
          >
            <Input
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={longest(accountsEntryApi.signIn, 'second_factor_code')}
              autoFocus
              ref={code}
            />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          {t('signIn.submit')}
        </Button>
      </Form>
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
