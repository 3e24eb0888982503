import type { organisationsApi } from '@bole/organisations/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { formatNumber } from '@bole/platform/web'
import { Progress } from 'antd'
import type { ReactNode } from 'react'
import styles from './organisations.module.css'
import { useTexts } from './texts/index.ts'

type Quotas = ReplyOf<typeof organisationsApi.getAccountCentre>['quotaList']

const seats = [
  ...(['hr', 'hiring_manager', 'talent', 'message'] as const),
  ...(['campus_pc', 'campus_mobile', 'social_pc', 'social_mobile'] as const),
] as const

/** How many seats, places of the talent pool, messages to candidates and skins of the career site are taken, of how many. */
export function QuotaCard({ quotas }: { readonly quotas: Quotas }): ReactNode {
  const t = useTexts()
  return (
    <section className={styles.card}>
      <h2>{t('quota.title')}</h2>
      {quotas.map(({ serviceType, total, used }) =>
        seats
          .filter((seat) => seat in used)
          .map((seat) => {
            const [taken, most] = [used[seat] ?? 0, total[seat] ?? null]
            return (
              <div key={`${serviceType} ${seat}`}>
                <div>
                  {t(`quota.${seat}`)}{' '}
                  <small>
                    {most === null
                      ? t('quota.unlimited', { used: formatNumber(taken) })
                      : t('quota.of', { used: formatNumber(taken), total: formatNumber(most) })}
                  </small>
                </div>
                {most !== null && (
                  <Progress percent={most === 0 ? 100 : Math.round((taken / most) * 100)} size="small" />
                )}
              </div>
            )
          }),
      )}
    </section>
  )
}
