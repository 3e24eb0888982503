import { organisationsApi, type PeriodService, type ServicePeriod } from '@bole/organisations/contract'
import { formatDay } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Badge, Button, Empty, Skeleton, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../organisations.module.css'
import { PeriodDialog, type PeriodTask } from './period-dialog.tsx'
import { NewServiceDialog, ServiceDialog } from './service-dialogs.tsx'
import { ServiceTable } from './service-table.tsx'
import { useTexts } from './texts/index.ts'

const dots = { coming: 'processing', running: 'success', over: 'default' } as const

/** The periods of service of an organisation, and what each gives it. */
export function PeriodsCard({ agencyId }: { readonly agencyId: number }): ReactNode {
  const t = useTexts()
  const [task, begin] = useState<PeriodTask | null>(null)
  const [added, addTo] = useState<ServicePeriod | null>(null)
  const [edited, edit] = useState<PeriodService | null>(null)
  const seen = useCall(organisationsApi.getPeriods, { query: { agency: agencyId } }).data?.data
  if (!seen) return <Skeleton active />
  const { servicePeriod: all, can } = seen
  return (
    <section className={styles.card}>
      <header>
        <h2>{t('periods.title')}</h2>
        {can.edit && <Button onClick={() => begin({ kind: 'create' })}>{t('periods.create')}</Button>}
      </header>
      {all.length === 0 && <Empty description={t('periods.empty')} />}
      {all.map((period) => (
        <section key={period.id} aria-label={spanOf(t, period)} className={styles.period}>
          <h3>
            {spanOf(t, period)}{' '}
            <Badge status={dots[period.state]} text={t(`periods.states.${period.state}`)} />
          </h3>
          {(period.seller || period.note) && (
            <p>
              <small>{[period.seller, period.note].filter(Boolean).join(' · ')}</small>
            </p>
          )}
          {can.edit && (
            <Space wrap>
              <Button size="small" onClick={() => begin({ kind: 'edit', period })}>
                {t('periods.edit')}
              </Button>
              <Button size="small" onClick={() => begin({ kind: 'copy', period })}>
                {t('periods.copy')}
              </Button>
              <Button size="small" onClick={() => addTo(period)}>
                {t('periods.add')}
              </Button>
            </Space>
          )}
          <ServiceTable agencyId={agencyId} services={period.services} mayEdit={can.edit} onEdit={edit} />
        </section>
      ))}
      {task && (
        <PeriodDialog
          agencyId={agencyId}
          task={task}
          isFirst={all.length === 0}
          onClose={() => begin(null)}
        />
      )}
      {added && <NewServiceDialog agencyId={agencyId} period={added} onClose={() => addTo(null)} />}
      {edited && <ServiceDialog agencyId={agencyId} service={edited} onClose={() => edit(null)} />}
    </section>
  )
}

function spanOf(t: ReturnType<typeof useTexts>, { start_time, expire_time }: ServicePeriod): string {
  const to = expire_time ? formatDay(expire_time) : t('periods.forever')
  return t('periods.until', { from: formatDay(start_time), to })
}
