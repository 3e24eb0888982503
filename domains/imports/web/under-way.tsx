import type { ImportDetail } from '@bole/imports/contract'
import { formatNumber } from '@bole/platform/web'
import { Card, Progress, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** How far work on an import is, while some is under way; it goes on without this page. */
export function UnderWay({ one }: { readonly one: ImportDetail }): ReactNode {
  const t = useTexts()
  const { state, sums, rows_read: total } = one
  const tried = sums.new + sums.known + sums.refused
  const undone = sums.removed + sums.in_part + sums.kept
  const words = {
    reading: { told: t('reading', { rows: formatNumber(total) }), done: 0 },
    checking: { told: t('check.under', { done: tried, total }), done: tried },
    running: { told: t('run.under', { done: sums.done, total }), done: sums.done },
    undoing: { told: t('undo.under', { done: undone }), done: undone },
  }
  if (state !== 'reading' && state !== 'checking' && state !== 'running' && state !== 'undoing') return null
  const { told, done } = words[state]
  return (
    <Card size="small">
      <Typography.Text role="status">{told}</Typography.Text>
      <Progress
        aria-label={t(`states.${state}`)}
        percent={total === 0 ? 0 : Math.floor((100 * done) / total)}
        status="active"
        showInfo={state !== 'reading'}
      />
    </Card>
  )
}
