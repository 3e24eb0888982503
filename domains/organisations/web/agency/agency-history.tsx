import type { organisationsApi } from '@bole/organisations/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { Empty, Timeline, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from '../organisations.module.css'
import { type AgenciesTexts, useTexts } from './texts/index.ts'

type AgencyEvent = ReplyOf<typeof organisationsApi.viewAgency>['history'][number]

/** What operators did to an organisation, the latest first. */
export function AgencyHistory({ events }: { readonly events: readonly AgencyEvent[] }): ReactNode {
  const t = useTexts()
  return (
    <section className={styles.card}>
      <header>
        <h2>{t('history.title')}</h2>
      </header>
      {events.length === 0 && <Empty description={t('history.empty')} />}
      <Timeline
        items={events.map((event) => ({
          key: event.id,
          content: (
            <>
              <div>{t(`history.actions.${event.action}`)}</div>
              {changesIn(t, event).map((change) => (
                <div key={change}>{change}</div>
              ))}
              <Typography.Text type="secondary">
                {t('history.by', { name: event.actor, at: formatMoment(event.create_time) })}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </section>
  )
}

/** What is said of it beside the deed: a name, and until when the service goes on. */
function changesIn(t: AgenciesTexts, { changes }: AgencyEvent): readonly string[] {
  const { name, expire_time: end } = changes
  const day = (at: string | null) => (at ? formatMoment(at) : t('never'))
  return [
    ...(name ? [t('history.changed', { from: name[0] ?? '', to: name[1] ?? '' })] : []),
    ...(end ? [t('history.changed', { from: day(end[0]), to: day(end[1]) })] : []),
  ]
}
