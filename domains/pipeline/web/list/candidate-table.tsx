import type { CandidateListItem } from '@bole/pipeline/contract'
import { Button, Empty, Skeleton, Table } from 'antd'
import { type ReactNode, type UIEvent, useMemo, useRef } from 'react'
import styles from '../candidate-list.module.css'
import { useTexts } from '../texts/index.ts'
import { type ColumnName, columnNames, columnsOf, defaultColumns } from './columns.tsx'
import { orderAsked } from './list-order.ts'
import { type Selection, withItems, withoutItems } from './selection.ts'
import { type CandidateListState, conditionNames } from './use-candidate-list.ts'
import { useHeight } from './use-height.ts'

interface CandidateTableProps {
  readonly list: CandidateListState
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** The columns named in the address, else those chosen last. */
export function shownColumns(list: CandidateListState): readonly ColumnName[] {
  const named = (list.state.cols ?? localStorage.getItem('bole.candidate-columns') ?? '').split(',')
  const known = columnNames.filter((name) => named.includes(name))
  return known.length > 0 ? known : defaultColumns
}

/** Virtual rows that go on as one scrolls; a click opens the candidate. */
export function CandidateTable({ list, selection, onSelect }: CandidateTableProps): ReactNode {
  const t = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const height = useHeight(frame)
  const open = (id: number) => list.change({ open: String(id) })
  const shown = shownColumns(list)
  const { sort, order } = list.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is made anew with every address and does the same
  const columns = useMemo(() => columnsOf(t, shown, { sort, order }, open), [t, shown.join(), sort, order])
  const width = columns.reduce((sum, column) => sum + Number(column.width ?? 0), 48)
  const goOn = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 800)
      list.loadMore()
  }
  return (
    <div ref={frame} className={styles.table} aria-busy={list.isRefreshing}>
      {list.isLoading ? (
        <Skeleton active paragraph={{ rows: 12 }} title={false} />
      ) : (
        <Table<CandidateListItem>
          virtual
          size="small"
          rowKey="id"
          pagination={false}
          columns={columns}
          dataSource={[...list.items]}
          scroll={{ x: width, y: Math.max(200, height - 40) }}
          onScroll={goOn}
          onChange={(_, _filters, sorter) => {
            const [asked] = [sorter].flat()
            list.change(orderAsked(asked?.columnKey, asked?.order))
          }}
          locale={{ emptyText: <NoCandidates list={list} /> }}
          rowSelection={{
            fixed: true,
            preserveSelectedRowKeys: true,
            selectedRowKeys: [...selection.keys()],
            onSelect: (item, isSelected) =>
              onSelect(isSelected ? withItems(selection, [item]) : withoutItems(selection, [item.id])),
            onSelectAll: (isSelected) =>
              onSelect(
                isSelected
                  ? withItems(selection, list.items)
                  : withoutItems(
                      selection,
                      list.items.map(({ id }) => id),
                    ),
              ),
            getCheckboxProps: ({ basic }) => ({
              name: basic.name,
              'aria-label': t('select', { name: basic.name }),
            }),
          }}
          onRow={({ id }) => ({
            className: String(id) === list.state.open ? (styles.openRow ?? '') : '',
            onDoubleClick: () => open(id),
          })}
        />
      )}
    </div>
  )
}

/** Says what would be here, and offers what fills it. */
function NoCandidates({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const isNarrowed = conditionNames.some((name) => list.state[name]) || list.state.statuses
  const clear = () =>
    list.change(Object.fromEntries([...conditionNames, 'statuses'].map((name) => [name, null])))
  return (
    <Empty
      description={t(isNarrowed ? 'empty.narrowed' : 'empty.nothing')}
      image={Empty.PRESENTED_IMAGE_SIMPLE}
    >
      {isNarrowed && <Button onClick={clear}>{t('filter.clear')}</Button>}
    </Empty>
  )
}
