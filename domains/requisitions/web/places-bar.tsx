import { TwoLines } from '@bole/platform/list'
import type { RequisitionListItem } from '@bole/requisitions/contract'
import { Progress } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** How many of the places are filled, as a bar with its words; what is not approved only says how many are asked for. */
export function PlacesBar({ requisition }: { readonly requisition: RequisitionListItem }): ReactNode {
  const t = useTexts()
  const { state, head_count, filled_count, left_count } = requisition
  if (state !== 'approved') return t('places.wanted', { count: head_count })
  return (
    <TwoLines
      first={
        <Progress
          size="small"
          percent={Math.round((filled_count / head_count) * 100)}
          showInfo={false}
          aria-label={t('places.said', { filled: filled_count, all: head_count, left: left_count })}
        />
      }
      second={t('places.said', { filled: filled_count, all: head_count, left: left_count })}
    />
  )
}
