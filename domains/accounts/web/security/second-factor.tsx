import { accountsApi } from '@bole/accounts/contract'
import { formatDay } from '@bole/platform/moments'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { App, Button, Skeleton, Space } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import page from '../my-account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { useTexts } from './texts/index.ts'

/** Turns the second factor on and off, and gives recovery codes. */
export function SecondFactor(): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const standing = useCall(accountsApi.getSecondFactor, {}).data?.data
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    // The button that led to the codes may be gone by now.
    if (wasShown.current && !codes) heading.current?.focus()
    wasShown.current = codes !== null
  }, [codes])
  const begin = useChange(accountsApi.beginSecondFactor)
  const renew = useChange(accountsApi.renewRecoveryCodes, {
    onDone: ({ data }) => setCodes(data.recovery_codes),
  })
  const end = useChange(accountsApi.endSecondFactor, {
    onDone: () => void message.success(t('secondFactor.isOff')),
  })
  const begun = begin.data?.data
  const sure = (title: string, okText: string, onOk: () => unknown) =>
    modal.confirm({
      title,
      okText,
      okButtonProps: { danger: true },
      cancelText: t('secondFactor.cancel'),
      ...safeFirst,
      onOk: () => void onOk(),
    })
  if (!standing) return <Skeleton active />
  const { since, recovery_codes_left: left, is_needed } = standing
  return (
    <section className={page.card} aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" ref={heading} tabIndex={-1}>
        {t('secondFactor.title')}
      </h2>
      <div className={page.row}>
        <p>
          {since ? t('secondFactor.on', { since: formatDay(since), left }) : t('secondFactor.off')}
          {since && is_needed && <> {t('secondFactor.needed')}</>}
        </p>
        {since ? (
          <Space wrap>
            <Button
              onClick={() =>
                sure(t('secondFactor.renewSure'), t('secondFactor.renew'), () => renew.mutate({}))
              }
            >
              {t('secondFactor.renew')}
            </Button>
            {!is_needed && (
              <Button
                danger
                onClick={() =>
                  sure(t('secondFactor.turnOffSure'), t('secondFactor.turnOff'), () => end.mutate({}))
                }
              >
                {t('secondFactor.turnOff')}
              </Button>
            )}
          </Space>
        ) : (
          <Button type="primary" loading={begin.isPending} onClick={() => begin.mutate({})}>
            {t('secondFactor.turnOn')}
          </Button>
        )}
      </div>
      {begun && <SetUp {...begun} onDone={setCodes} onClose={begin.reset} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}
