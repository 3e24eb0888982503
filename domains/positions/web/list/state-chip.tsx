import type { PositionListItem } from '@bole/positions/contract'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const badges = { draft: 'default', open: 'success', closed: 'warning' } as const

/** The state of a position, as a dot beside its name. */
export function StateChip({ state }: { readonly state: PositionListItem['state'] }): ReactNode {
  const t = useTexts()
  return <Badge status={badges[state]} text={t(`states.${state}`)} />
}
