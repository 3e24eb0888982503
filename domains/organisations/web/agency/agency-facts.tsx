import type { Agency } from '@bole/organisations/contract'
import { formatAgo, formatDay, formatMoment } from '@bole/platform/moments'
import { formatNumber } from '@bole/platform/web'
import { Button, Space } from 'antd'
import { Fragment, type ReactNode } from 'react'
import styles from '../organisations.module.css'
import type { AgencyChange } from './agency-dialogs.tsx'
import { useTexts } from './texts/index.ts'

interface AgencyFactsProps {
  readonly agency: Agency
  readonly onChange: (change: AgencyChange) => void
}

const changes = ['edit', 'renew', 'expire'] as const

/** How an organisation stands, until when, and how much it has. */
export function AgencyFacts({ agency, onChange }: AgencyFactsProps): ReactNode {
  const t = useTexts()
  const { name, slug, code, state, expire_time, create_time, seen_time, can } = agency
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('state'), t(`states.${state}`)],
    [t('columns.expires'), expire_time ? formatMoment(expire_time) : t('never')],
    [t('site'), <a key="site" href={`/careers/${slug}`}>{`/careers/${slug}`}</a>],
    [t('code'), code ?? t('codeNone')],
    [t('columns.users'), formatNumber(agency.users)],
    [t('columns.positions'), formatNumber(agency.positions)],
    [t('columns.applications'), formatNumber(agency.applications)],
    [t('columns.seen'), seen_time ? formatAgo(seen_time) : t('unused')],
    [t('columns.created'), formatDay(create_time)],
  ]
  return (
    <section className={styles.card}>
      <header>
        <h2>{name}</h2>
        <Space wrap>
          {changes
            .filter((change) => can[change])
            .map((change) => (
              <Button key={change} onClick={() => onChange(change)}>
                {t(change)}
              </Button>
            ))}
        </Space>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
