import type { RequisitionListItem } from '@bole/requisitions/contract'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const badges = { asked: 'warning', approved: 'processing', refused: 'error', withdrawn: 'default' } as const

/** The state of a requisition, as a dot beside its name. */
export function StateChip({ requisition }: { readonly requisition: RequisitionListItem }): ReactNode {
  const t = useTexts()
  const { state, is_filled } = requisition
  return (
    <Badge
      status={is_filled ? 'success' : badges[state]}
      text={t(`states.${is_filled ? 'filled' : state}`)}
    />
  )
}
