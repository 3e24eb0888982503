import { dashboardApi } from '@bole/dashboard/contract'
import { sourceName, usePipelineTexts } from '@bole/pipeline/web'
import { clockAt, formatDay } from '@bole/platform/moments'
import { formatNumber, useCall } from '@bole/platform/web'
import { StageBadge } from '@bole/processes/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'
import { useTexts } from '../texts/index.ts'
import type { Place } from '../use-dashboard.ts'
import { FigureLink, LinkTo, numberOf } from './figure-link.tsx'

interface ArrivalsBodyProps {
  readonly place: Place
  readonly type: 'hours' | 'days'
}

/** When it came in, from where, for which positions, and what each stage lets through. */
export function ArrivalsBody({ place, type }: ArrivalsBodyProps): ReactNode {
  return (
    <>
      <Received place={place} type={type} />
      <Rates place={place} />
    </>
  )
}

function Received({ place, type }: ArrivalsBodyProps): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const asked = { query: { ...place, type } }
  const found = useCall(dashboardApi.countResumes, asked, { keepsPrevious: true }).data?.data.resumeData
  const today = useCall(dashboardApi.listDayPositions, { query: place }).data?.data
  if (!found) return <Skeleton active />
  const most = Math.max(1, ...found.result.map(({ count }) => count))
  const at = (from: string) =>
    found.type === 'hours' ? clockAt(from).slice(11, 16) : formatDay(from).slice(-5)
  return (
    <>
      <p>
        <FigureLink figure={found.post_count} label={t('arrivals.title')} /> {t(`arrivals.in.${found.type}`)}
      </p>
      <ol className={styles.arrivals}>
        {found.result.map(({ from, count }) => (
          <li
            key={from}
            style={{ '--share': count / most }}
            aria-label={`${at(from)} ${formatNumber(count)}`}
            title={`${at(from)} · ${formatNumber(count)}`}
          />
        ))}
      </ol>
      <Shares
        title={t('arrivals.sources')}
        list={found.dir.map((source) => ({
          ...source,
          key: source.name,
          name: sourceName(words, source.name),
        }))}
      />
      <Shares
        title={t('arrivals.departments')}
        list={found.organization.map(({ id, name, count }) => ({
          ...{ key: String(id), name: name || t('arrivals.noDepartment'), count, is_capped: false },
        }))}
      />
      <Shares
        title={t('arrivals.positionsToday')}
        list={
          today?.list.map(({ id, title, ...figure }) => ({ ...figure, key: String(id), name: title })) ?? []
        }
      />
    </>
  )
}

interface Share {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly is_capped: boolean
  readonly link?: Parameters<typeof LinkTo>[0]['link']
}

function Shares({ title, list }: { readonly title: string; readonly list: readonly Share[] }): ReactNode {
  if (list.length === 0) return null
  return (
    <section className={styles.shares}>
      <h3>{title}</h3>
      <ul>
        {list.slice(0, 8).map(({ key, name, link, ...amount }) => (
          <li key={key}>
            {link ? <LinkTo link={link}>{name}</LinkTo> : name} <b>{numberOf(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of those who reached the stage before, how many got this far. */
function Rates({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts()
  const rates = useCall(dashboardApi.getResumeRate, { query: { ...place, days: 14 } }).data?.data.rates
  const known = rates?.flatMap(({ status, rate }) => (rate === null ? [] : [{ status, rate }])) ?? []
  if (known.length === 0) return null
  return (
    <section className={styles.shares}>
      <h3>{t('arrivals.rates')}</h3>
      <ul>
        {known.map(({ status, rate }) => (
          <li key={status}>
            <StageBadge stage={status} /> <b>{Math.round(rate * 100)}%</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
