import { dashboardApi } from '@bole/dashboard/contract'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Interviews } from '../schedule/meetings.tsx'
import { useTexts } from '../texts/index.ts'
import type { Figure, Place } from '../use-dashboard.ts'
import { FigureLink, LinkTo } from './figure-link.tsx'
import { Panel } from './panel.tsx'

const shown = 4

interface FeedbackProps {
  readonly owed: Figure
  readonly place: Place
}

/** The evaluations the reader owes, the longest waiting first; nothing owed is nothing shown. */
export function Feedback({ owed, place }: FeedbackProps): ReactNode {
  const t = useTexts()
  const pending = useCall(
    dashboardApi.listPendingFeedback,
    { query: { ...place, page_size: shown } },
    { enabled: owed.count > 0 },
  ).data?.data
  if (owed.count === 0) return null
  return (
    <Panel
      title={t('feedback.title')}
      count={<FigureLink figure={owed} label={t('feedback.title')} />}
      extra={owed.count > shown && <LinkTo link={owed.link}>{t('feedback.every')}</LinkTo>}
    >
      {pending ? (
        <Interviews list={pending.list} isDated />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: Math.min(shown, owed.count) * 2 }} />
      )}
    </Panel>
  )
}
