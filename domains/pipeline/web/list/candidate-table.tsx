import type { CandidateListItem } from '@bole/pipeline/contract'
import { useLazy } from '@bole/platform/later'
import { Skeleton } from 'antd'
import { type ReactNode, type UIEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import styles from '../candidate-list.module.css'
import { CandidateRow } from './candidate-row.tsx'
import table from './candidate-table.module.css'
import { FactsOfRows } from './fact-cells.tsx'
import { type Direction, orderAsked } from './list-order.ts'
import { type Selection, withItems, withoutItems } from './selection.ts'
import { showCutOffText } from './show-cut-off-text.ts'
import { TableHead } from './table-head.tsx'
import type { CandidateListState } from './use-candidate-list.ts'
import { useHeight } from './use-height.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTableLayout } from './use-table-layout.tsx'
import { useWindow } from './use-window.ts'

const noCandidates = () => import('./no-candidates.tsx')

interface CandidateTableProps {
  readonly list: CandidateListState
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** Virtual rows that go on as one scrolls. */
export function CandidateTable({ list, selection, onSelect }: CandidateTableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const { items, state, see } = list
  // What a row or the head does is the same function at every render, so that those that stay as they are are not drawn again.
  const latest = useRef({ list, selection, onSelect })
  latest.current = { list, selection, onSelect }
  const open = useCallback((id: number) => latest.current.list.change({ open: id }), [])
  const toggle = useCallback((item: CandidateListItem) => {
    const { selection: before, onSelect: select } = latest.current
    select(before.has(item.id) ? withoutItems(before, [item.id]) : withItems(before, [item]))
  }, [])
  const selectAll = useCallback((isSelected: boolean) => {
    const { list: shown, selection: before, onSelect: select } = latest.current
    const ids = shown.items.map(({ id }) => id)
    select(isSelected ? withItems(before, shown.items) : withoutItems(before, ids))
  }, [])
  const orderBy = useCallback((column: string, direction: Direction) => {
    latest.current.list.change(orderAsked(column, direction))
  }, [])
  const { isNarrow, density, heads, columns, rowHeight, width, template } = useTableLayout(list, open)
  const NoCandidates = useLazy(noCandidates, !list.isLoading && items.length === 0)?.NoCandidates
  const { from, to, follow } = useWindow(items.length, rowHeight, useHeight(frame))
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  useEffect(() => see(from, to), [see, from, to])
  useRowKeys({
    frame,
    isOn: state.open === undefined,
    onToggle: (id) => items.filter((item) => item.id === id).forEach(toggle),
  })
  const goOn = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollLeft, scrollHeight, clientHeight } = currentTarget
    follow(scrollTop)
    currentTarget.toggleAttribute('data-moved', scrollLeft !== 0)
    if (scrollHeight - scrollTop - clientHeight < 800) list.loadMore()
  }
  return (
    <div ref={frame} className={styles.table} aria-busy={list.isRefreshing}>
      {list.isLoading ? (
        <Skeleton active paragraph={{ rows: 12 }} title={false} />
      ) : (
        <FactsOfRows ids={ids} {...{ from, to, columns }}>
          <div
            className={table.frame}
            onScroll={goOn}
            data-narrow={isNarrow || undefined}
            data-density={isNarrow ? undefined : density}
            style={{ '--row-height': `${rowHeight}px`, '--width': `${width}px`, '--columns': template }}
          >
            <table aria-rowcount={(list.newest?.total ?? 0) + 1}>
              <thead>
                <TableHead
                  columns={heads}
                  count={items.length}
                  selected={selection.size === 0 ? 0 : items.filter(({ id }) => selection.has(id)).length}
                  onSelectAll={selectAll}
                  onOrder={orderBy}
                />
              </thead>
              <tbody style={{ height: items.length * rowHeight }} onPointerOver={showCutOffText}>
                {items.slice(from, to).map((item, index) => (
                  <CandidateRow
                    key={item.id}
                    item={item}
                    index={from + index}
                    top={(from + index) * rowHeight}
                    columns={columns}
                    isSelected={selection.has(item.id)}
                    isOpen={item.id === state.open}
                    onToggle={toggle}
                    onOpen={open}
                  />
                ))}
              </tbody>
            </table>
            {items.length === 0 && NoCandidates && <NoCandidates list={list} />}
          </div>
        </FactsOfRows>
      )}
    </div>
  )
}
