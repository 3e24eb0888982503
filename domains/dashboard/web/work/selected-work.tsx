import { BatchBar } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import type { WorkItem } from './work-item.ts'
import type { Action } from './work-row.tsx'

interface SelectedWorkProps {
  readonly chosen: readonly WorkItem[]
  readonly onDecide: (action: Action, items: readonly WorkItem[]) => void
  readonly onClear: () => void
}

/** Rises when rows are selected: one decision for all of them. */
export function SelectedWork({ chosen, onDecide, onClear }: SelectedWorkProps): ReactNode {
  const t = useTexts()
  if (chosen.length === 0) return null
  const rejectable = chosen.filter(({ application }) => application?.can.eliminate)
  return (
    <BatchBar
      selected={t('selected', { count: chosen.length })}
      onClear={onClear}
      actions={[
        { key: 'pass', label: t('passAll'), isMain: true, onClick: () => onDecide('pass', chosen) },
        {
          key: 'eliminate',
          label: t('eliminateAll'),
          isDanger: true,
          isDisabled: rejectable.length === 0,
          onClick: () => onDecide('eliminate', rejectable),
        },
      ]}
    />
  )
}
