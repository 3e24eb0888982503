import { ListRows } from '@bole/platform/list'
import { positionsApi } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { positionActions } from './position-actions.ts'
import { positionColumns } from './position-columns.tsx'

interface DepartmentPositionsProps {
  readonly departmentId: number
  /** Said where there are none. */
  readonly empty: string
}

/** The positions of a department, as its page shows them. */
export function DepartmentPositions({ departmentId, empty }: DepartmentPositionsProps): ReactNode {
  const t = useTexts()
  return (
    <ListRows
      call={positionsApi.listPositions}
      given={{ department_id: [departmentId] }}
      columns={positionColumns(t, false)}
      actions={positionActions(t)}
      empty={empty}
    />
  )
}
