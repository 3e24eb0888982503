import { intakeApi } from '@bole/intake/contract'
import { listOf, useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** What becomes of a file; each is exactly one of these. */
const outcomes = ['accepted', 'duplicate', 'failed', 'waiting'] as const

type Counts = Readonly<Record<(typeof outcomes)[number], number>>

const nothing: Counts = { accepted: 0, duplicate: 0, failed: 0, waiting: 0 }

interface UploadSummaryProps {
  readonly progressIds: readonly number[]
  /** What was counted of the parts before. */
  readonly before?: Counts
}

/** How many files became what, over all parts of an upload: a part adds its counts and leaves the rest to the next. */
export function UploadSummary({ progressIds, before = nothing }: UploadSummaryProps): ReactNode {
  const t = useTexts()
  const [progress_id = 0, ...others] = progressIds
  const counts = useCall(intakeApi.countItems, { query: { progress_id } }).data?.data
  if (!counts) return null
  const sum = {
    accepted: before.accepted + counts.accepted,
    duplicate: before.duplicate + counts.duplicate,
    failed: before.failed + counts.failed,
    waiting: before.waiting + counts.waiting,
  }
  if (others.length > 0) return <UploadSummary key={others[0]} progressIds={others} before={sum} />
  const told = outcomes.filter((outcome) => sum[outcome] > 0)
  const count = told.reduce((total, outcome) => total + sum[outcome], 0)
  const parts = told.map((outcome) => t(`summary.${outcome}`, { count: sum[outcome] }))
  return (
    <output>
      <strong>{t('summary.all', { count, parts: listOf(parts) })}</strong>
    </output>
  )
}
