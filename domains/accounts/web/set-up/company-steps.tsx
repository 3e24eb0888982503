import { accountsApi } from '@bole/accounts/contract'
import { mailApi } from '@bole/mail/contract'
import { MailSettings } from '@bole/mail/web'
import { findProvidedFor } from '@bole/platform/slots'
import { fromAddress, useAddressState, useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Steps } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import styles from '../sign-in.module.css'
import { companyLogo } from '../slots.ts'
import { ColleaguesStep } from './colleagues-step.tsx'
import { DepartmentsStep } from './departments-step.tsx'
import { useTexts } from './texts/index.ts'

const steps = ['mail', 'departments', 'colleagues', 'done'] as const
const fields = { step: fromAddress.oneOf(steps) }

/** What the administrator does next; each step can be left out, and come back to until the set-up is finished. */
export function CompanySteps(): ReactNode {
  const t = useTexts()
  // In the address: whatever is typed and not saved is asked about before another step.
  const [{ step = 'mail' }, change] = useAddressState(fields)
  const at = steps.indexOf(step)
  const goTo = (place: number) => change({ step: steps[place] ?? null })
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    if (step) here.current?.focus()
  }, [step])
  const finish = useChange(accountsApi.finishSetUp, { onDone: () => location.assign('/') })
  const Logo = findProvidedFor(companyLogo)
  const next = () => goTo(at + 1)
  return (
    <>
      <Steps
        className={styles.steps ?? ''}
        size="small"
        current={at}
        onChange={goTo}
        items={steps.map((name) => ({ title: t(`steps.${name}`) }))}
      />
      <section ref={here} tabIndex={-1} aria-label={t(`steps.${step}`)} className={styles.step}>
        {step === 'mail' && <MailStep onDone={next} />}
        {step === 'departments' && <DepartmentsStep />}
        {step === 'colleagues' && <ColleaguesStep />}
        {step === 'done' && (
          <>
            <p>{t('done.text')}</p>
            {Logo && (
              <Suspense fallback={null}>
                <Logo />
              </Suspense>
            )}
          </>
        )}
      </section>
      <footer className={styles.foot}>
        {at > 0 && <Button onClick={() => goTo(at - 1)}>{t('back')}</Button>}
        {step === 'done' ? (
          <Button type="primary" loading={finish.isPending} onClick={() => finish.mutate({})}>
            {t('done.finish')}
          </Button>
        ) : (
          <Button type="primary" onClick={next}>
            {t('next')}
          </Button>
        )}
      </footer>
    </>
  )
}

/** The mail server, which may come later: what will wait for it is said. */
function MailStep({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useTexts()
  const used = useCall(mailApi.getMailServer, {}).data?.data.used
  return (
    <>
      {used === 'none' && (
        <Alert showIcon type="info" title={t('mail.waits')} className={styles.refusal ?? ''} />
      )}
      {used === 'installation' && (
        <Alert showIcon type="success" title={t('mail.installation')} className={styles.refusal ?? ''} />
      )}
      <MailSettings onClose={onDone} />
    </>
  )
}
