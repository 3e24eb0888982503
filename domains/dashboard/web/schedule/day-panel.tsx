import { dashboardApi } from '@bole/dashboard/contract'
import { useCall } from '@bole/platform/web'
import { Drawer, Empty, Pagination, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { DashboardState, FirstPaint } from '../use-dashboard.ts'
import { longDayOf } from './day-words.ts'
import { Interviews, Joiners } from './meetings.tsx'

const pageSize = 20
const names = ['interview', 'joining', 'pending_feedback'] as const
type PanelName = (typeof names)[number]

interface DayPanelProps {
  readonly dashboard: DashboardState
  readonly first: FirstPaint
}

/** The rows behind a number of the schedule, or the evaluations one owes, page by page: `?panel=` in the address. */
export function DayPanel({ dashboard, first }: DayPanelProps): ReactNode {
  const t = useTexts()
  const asked = dashboard.state.panel
  const panel = names.find((name) => name === asked)
  const date = dashboard.date ?? first.schedule.date
  return (
    <Drawer
      open={panel !== undefined}
      size={480}
      destroyOnHidden
      title={panel && `${t(`panel.${panel}`)}${panel === 'pending_feedback' ? '' : ` · ${longDayOf(date)}`}`}
      onClose={() => dashboard.change({ panel: null })}
    >
      {panel === 'pending_feedback' && <Owed dashboard={dashboard} />}
      {panel && panel !== 'pending_feedback' && (
        <OfDay key={date} dashboard={dashboard} panel={panel} date={date} />
      )}
    </Drawer>
  )
}

interface OfDayProps {
  readonly dashboard: DashboardState
  readonly panel: Exclude<PanelName, 'pending_feedback'>
  readonly date: string
}

function OfDay({ dashboard, panel, date }: OfDayProps): ReactNode {
  const [page, setPage] = useState(1)
  const { place, watchType } = dashboard
  const day = useCall(
    dashboardApi.getSchedule,
    { query: { ...place, watchType, date, page, page_size: pageSize } },
    { keepsPrevious: true },
  ).data?.data
  if (!day) return <Skeleton active />
  return (
    <>
      {panel === 'interview' ? <Interviews list={day.interview.list} /> : <Joiners list={day.joining.list} />}
      <Pages page={page} total={day[panel].total} onPage={setPage} />
    </>
  )
}

function Owed({ dashboard }: { readonly dashboard: DashboardState }): ReactNode {
  const [page, setPage] = useState(1)
  const { place } = dashboard
  const answer = useCall(
    dashboardApi.listPendingFeedback,
    { query: { ...place, page, page_size: pageSize } },
    { keepsPrevious: true },
  ).data
  if (!answer) return <Skeleton active />
  return (
    <>
      <Interviews list={answer.data.list} isDated />
      <Pages page={page} total={answer.total} onPage={setPage} />
    </>
  )
}

interface PagesProps {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

function Pages({ page, total, onPage }: PagesProps): ReactNode {
  const t = useTexts()
  if (total === 0) return <Empty description={t('panel.none')} />
  return (
    <Pagination
      size="small"
      align="center"
      hideOnSinglePage
      showSizeChanger={false}
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={onPage}
    />
  )
}
