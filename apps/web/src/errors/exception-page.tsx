import { fromAddress, useAddressState } from '@bole/platform/web'
import { Button, Result } from 'antd'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'

export type ExceptionStatus = '403' | '404' | '500'

const fields = { errorMessage: fromAddress.text(500) }

/** The three exception pages, each with the way back (specification, section 2). */
export function ExceptionPage({ status }: { readonly status: ExceptionStatus }): ReactNode {
  const t = useShellTexts()
  const [{ errorMessage }] = useAddressState(fields)
  return (
    <Result
      status={status}
      title={status}
      subTitle={errorMessage ?? t(`exceptions.${status}`)}
      extra={
        <Button type="primary" href="/">
          {t('exceptions.home')}
        </Button>
      }
    />
  )
}

/** A page the role may not see (specification, section 6). */
export function NotAuthorised(): ReactNode {
  const t = useShellTexts()
  return (
    <Result
      status="403"
      title="403"
      subTitle={t('exceptions.notAuthorised')}
      extra={<Button href="/">{t('exceptions.home')}</Button>}
    />
  )
}

/** The address is the specification's, its screen is not built yet. */
export function NotAvailableYet(): ReactNode {
  const t = useShellTexts()
  return (
    <Result
      status="info"
      title={t('exceptions.notAvailable')}
      subTitle={t('exceptions.notAvailableText')}
      extra={<Button href="/">{t('exceptions.home')}</Button>}
    />
  )
}
