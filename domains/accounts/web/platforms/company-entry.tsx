import { accountsApi } from '@bole/accounts/contract'
import type { Platform } from '@bole/accounts/model'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Button, Divider, Space } from 'antd'
import type { ReactNode } from 'react'
import { keepWayIn } from '../entry/way-in.ts'
import { accountsScreens } from '../screens.ts'
import { PlatformIcon } from './platform-icon.tsx'
import styles from './platforms.module.css'
import { useTexts } from './texts/index.ts'

interface CompanyProps {
  readonly dzcode: string
  /** Shown where the code is nobody's. */
  readonly otherwise: ReactNode
}

function useCompany(dzcode: string) {
  const { data, isPending } = useCall(accountsApi.getCompany, { query: { dzcode } }, { handlesErrors: true })
  return { company: data?.data.company ?? null, isNobodys: data?.data.company === null, isPending }
}

/** The name and the logo of the company whose code the page was opened with. */
export function CompanyHead({ dzcode, otherwise }: CompanyProps): ReactNode {
  const t = useTexts()
  const { company, isNobodys } = useCompany(dzcode)
  if (isNobodys)
    return (
      <>
        {otherwise}
        <Alert
          role="status"
          type="warning"
          showIcon
          title={t('entry.nobodys')}
          className={styles.gap ?? ''}
        />
      </>
    )
  if (!company) return otherwise
  return (
    <div className={styles.company}>
      {company.logo && <img src={company.logo} alt="" />}
      <b>{company.name}</b>
    </div>
  )
}

/** How else its people come in: its own provider, and the platforms it has turned on. */
export function CompanyWays({ dzcode, otherwise }: CompanyProps): ReactNode {
  const t = useTexts()
  const { company, isPending } = useCompany(dzcode)
  const leave = ({ data }: { readonly data: { readonly address: string } }) => {
    keepWayIn()
    location.assign(data.address)
  }
  const signOn = useChange(accountsApi.beginSignOn, { handlesErrors: true, onDone: leave })
  const platform = useChange(accountsApi.beginPlatformSignIn, { handlesErrors: true, onDone: leave })
  if (isPending) return null
  if (!company) return otherwise
  const { sign_on, platforms, can_register } = company
  const error = signOn.error ?? platform.error
  const isLeaving = signOn.isPending || platform.isPending
  const onLeave = (to: Platform) => platform.mutate({ body: { dzcode, platform: to } })
  return (
    <>
      {(sign_on || platforms.length > 0) && <Divider plain>{t('entry.or')}</Divider>}
      {error && (
        <Alert role="alert" type="error" showIcon title={error.message} className={styles.gap ?? ''} />
      )}
      <Space orientation="vertical" className={styles.ways ?? ''}>
        {sign_on && (
          <Button
            block
            size="large"
            disabled={isLeaving}
            onClick={() => signOn.mutate({ body: { slug: sign_on.slug } })}
          >
            {t('entry.with', { name: sign_on.name })}
          </Button>
        )}
        {platforms.map((name) => (
          <Button
            key={name}
            block
            size="large"
            disabled={isLeaving}
            icon={<PlatformIcon platform={name} />}
            onClick={() => onLeave(name)}
          >
            {t('entry.with', { name: t(`names.${name}`) })}
          </Button>
        ))}
      </Space>
      {can_register && (
        <p className={styles.register}>
          <Link to={`${addressOf(accountsScreens.register)}?dzcode=${encodeURIComponent(dzcode)}`}>
            {t('entry.register')}
          </Link>
        </p>
      )}
    </>
  )
}
