import { dashboardApi } from '@bole/dashboard/contract'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from '../dashboard.module.css'
import { Interviews } from '../schedule/meetings.tsx'
import { useTexts } from '../texts/index.ts'
import type { Figure, Place } from '../use-dashboard.ts'
import { FigureLink, LinkTo } from './figure-link.tsx'

const shown = 4

interface AskedOfMeProps {
  readonly owed: Figure
  readonly place: Place
}

/** The approvals and evaluations the reader was asked for, the longest waiting first; nothing owed is nothing shown. */
export function AskedOfMe({ owed, place }: AskedOfMeProps): ReactNode {
  const t = useTexts()
  const id = useId()
  const pending = useCall(
    dashboardApi.listPendingFeedback,
    { query: { ...place, page_size: shown } },
    { enabled: owed.count > 0 },
  ).data?.data
  if (owed.count === 0) return null
  return (
    <section className={styles.asked} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('feedback.title')}</h3>
        <FigureLink figure={owed} label={t('feedback.title')} />
        {owed.count > shown && <LinkTo link={owed.link}>{t('feedback.every')}</LinkTo>}
      </header>
      {pending ? (
        <Interviews list={pending.list} isDated />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: Math.min(shown, owed.count) * 2 }} />
      )}
    </section>
  )
}
