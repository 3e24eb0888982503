import { nobody, type Selection, selectionOf } from '@bole/platform/list'
import type { PositionListItem } from '@bole/positions/contract'
import { Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'
import { CreateButton } from './create-button.tsx'
import { PositionFilters } from './position-filters.tsx'
import { PositionTable } from './position-table.tsx'
import { positionsAtMost, SelectedPositions } from './selected-positions.tsx'
import { StateTabs } from './state-tabs.tsx'
import { usePositionList } from './use-position-list.ts'

interface PositionsViewProps {
  readonly origin: 1 | 2
  /** Only the positions of this project. */
  readonly projectId?: number
}

/** The positions of an origin, or of one project: found by conditions, opened and closed one by one or many at once. */
export function PositionsView({ origin, projectId }: PositionsViewProps): ReactNode {
  const t = useTexts()
  const list = usePositionList(origin, projectId ?? null)
  const [selection, select] = useState<Selection<PositionListItem>>(nobody)
  const rows = list.answer?.data.list ?? []
  const create = <CreateButton origin={origin} projectId={projectId} isPrimary />
  return (
    <section className={styles.view}>
      <header className={styles.head}>
        <StateTabs list={list} />
        {create}
      </header>
      <PositionFilters list={list} />
      <PositionTable
        rows={rows}
        withProject={list.projectId === null}
        loading={list.isLoading}
        rowSelection={{
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...selection.keys()],
          onChange: (keys) => select(selectionOf(keys.map(Number), selection, rows, positionsAtMost)),
          getCheckboxProps: ({ can, title }) => ({ disabled: !(can.open || can.close), 'aria-label': title }),
        }}
        empty={<Empty description={t('empty')}>{create}</Empty>}
        pagination={{
          current: list.page,
          pageSize: list.pageSize,
          total: list.answer?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (page) => list.change({ page: page === 1 ? null : page }),
        }}
      />
      <SelectedPositions list={list} selection={selection} onSelect={select} />
    </section>
  )
}
