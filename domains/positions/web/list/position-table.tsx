import { useDensity } from '@bole/platform/list'
import type { PositionListItem } from '@bole/positions/contract'
import { Grid, Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { usePositionColumns } from './position-columns.tsx'

interface PositionTableProps
  extends Pick<TableProps<PositionListItem>, 'loading' | 'pagination' | 'rowSelection' | 'showHeader'> {
  readonly rows: readonly PositionListItem[]
  readonly withProject: boolean
  readonly empty: ReactNode
}

/** Positions as rows, in a list of their own and beneath their project. */
export function PositionTable({ rows, withProject, empty, ...table }: PositionTableProps): ReactNode {
  const [density] = useDensity()
  const isNarrow = Grid.useBreakpoint().md === false
  const columns = usePositionColumns(rows, withProject, isNarrow)
  return (
    <div data-density={isNarrow ? 'roomy' : density}>
      <Table<PositionListItem>
        size="small"
        className={styles.rows ?? ''}
        rowKey="id"
        columns={columns}
        dataSource={[...rows]}
        {...(isNarrow
          ? {}
          : { scroll: { x: density === 'compact' ? 'max-content' : withProject ? 1120 : 960 } })}
        locale={{ emptyText: table.loading ? ' ' : empty }}
        {...table}
      />
    </div>
  )
}
