import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { addressOf } from '@bole/platform/screens'
import { CallRefused, queryClient, useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Button, Form, Input, Spin } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { RecoveryCodes } from '../dialogs.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { type Factor, factorCodes, factorIn } from '../entry/factor.ts'
import { provedAddress, wayOn } from '../entry/way-in.ts'
import { accountsScreens } from '../screens.ts'
import styles from '../sign-in.module.css'
import { CodeForm } from './code-form.tsx'
import { useTexts } from './texts/index.ts'

/** The company somebody signed on with last in this browser. */
const lastUnder = 'bole.company'

/** `/site/sign-on`: to the company's own sign-in page, and back from there. */
export default function SignOn(): ReactNode {
  const t = useTexts()
  // What the provider sends somebody back with (OAuth 2.0, section 4.1.2).
  const [answer, setAnswer] = useState(() =>
    location.search.includes('state=') ? location.search.slice(1) : '',
  )
  return (
    <EntryPage title={t('title')}>
      {answer ? <Arriving answer={answer} onAgain={() => setAnswer('')} /> : <Leaving />}
      <p>
        <Link to={addressOf(accountsScreens.signIn)}>{t('password')}</Link>
      </p>
    </EntryPage>
  )
}

/** After these the code can be typed again. */
const goesOn: ReadonlySet<string> = new Set([...factorCodes, 'wrong_second_factor', 'too_many_failures'])

/** A whole load: everything the last person saw leaves with it. */
function goOn(): void {
  queryClient.clear()
  location.assign(wayOn())
}

function Arriving({ answer, onAgain }: { readonly answer: string; readonly onAgain: () => void }): ReactNode {
  const t = useTexts()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [factor, setFactor] = useState<Factor | null>(null)
  const { mutate, error, isPending } = useChange(accountsApi.finishSignOn, {
    handlesErrors: true,
    onDone: ({ data: { purpose, recovery_codes: codes } }) => {
      if (codes) return setRecoveryCodes(codes)
      if (purpose === 'proof') return location.assign(provedAddress())
      goOn()
    },
  })
  useEffect(() => {
    const onError = (refusal: unknown) => {
      if (refusal instanceof CallRefused && factorCodes.has(refusal.code)) setFactor(factorIn(refusal.data))
    }
    mutate({ body: { answer } }, { onError })
  }, [mutate, answer])
  if (recoveryCodes.length > 0)
    return (
      <Suspense fallback={null}>
        <RecoveryCodes codes={recoveryCodes} onClose={goOn} />
      </Suspense>
    )
  const isToStartAgain = error instanceof CallRefused && !goesOn.has(error.code)
  if (factor && !isToStartAgain)
    return (
      <CodeForm
        factor={factor}
        refusal={error instanceof CallRefused && !factorCodes.has(error.code) ? error.message : ''}
        isSending={isPending}
        onCode={(code) => mutate({ body: { answer, second_factor_code: code } })}
      />
    )
  if (!error) return <Spin description={t('arriving')}>{t('arriving')}</Spin>
  return (
    <>
      <Alert role="alert" type="error" showIcon title={error.message} className={styles.refusal ?? ''} />
      <Button type="primary" size="large" block onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  )
}

function Leaving(): ReactNode {
  const t = useTexts()
  const begin = useChange(accountsApi.beginSignOn, {
    handlesErrors: true,
    onDone: ({ data }) => location.assign(data.address),
  })
  const leave = ({ slug }: { readonly slug: string }) => {
    localStorage.setItem(lastUnder, slug)
    begin.mutate({ body: { slug: slug.trim() } })
  }
  return (
    <Form<{ slug: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ slug: localStorage.getItem(lastUnder) ?? '' }}
      onFinish={leave}
    >
      {begin.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={begin.error.message}
          className={styles.refusal ?? ''}
        />
      )}
      <Form.Item
        name="slug"
        label={t('code')}
        extra={t('codeHelp')}
        rules={[{ required: true, whitespace: true, message: t('needsCode') }]}
      >
        <Input
          size="large"
          autoComplete="organization"
          maxLength={longest(accountsApi.beginSignOn, 'slug')}
          autoFocus
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={begin.isPending}>
        {t('go')}
      </Button>
    </Form>
  )
}
