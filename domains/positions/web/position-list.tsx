import type { ReactNode } from 'react'
import { PositionsView } from './list/positions-view.tsx'

/** `/regulation2/position/list`: the positions of campus hiring; those of social hiring are a tab beside their projects. */
export default function PositionList(): ReactNode {
  return <PositionsView origin={1} />
}
