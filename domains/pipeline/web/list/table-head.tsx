import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { memo, type ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './candidate-table.module.css'
import { CheckBox } from './check-box.tsx'
import type { Column } from './columns.tsx'
import type { Direction } from './list-order.ts'

interface TableHeadProps {
  readonly columns: readonly Column[]
  /** How many rows are here, and how many of them are selected. */
  readonly count: number
  readonly selected: number
  readonly onSelectAll: (isSelected: boolean) => void
  readonly onOrder: (column: string, direction: Direction) => void
}

/** What each column shows; those that order the list do so at a click. Drawn again only when something in it changed. */
export const TableHead = memo(function TableHead({
  columns,
  count,
  selected,
  onSelectAll,
  onOrder,
}: TableHeadProps): ReactNode {
  const t = useTexts()
  return (
    <tr className={styles.head}>
      <th scope="col" className={styles.check}>
        <CheckBox
          label={t('batch.selectAll', { count })}
          isChecked={count > 0 && selected === count}
          isPartly={selected > 0 && selected < count}
          onChange={onSelectAll}
        />
      </th>
      {columns.map(({ key, title, sortOrder }) =>
        sortOrder === undefined ? (
          <th key={key} scope="col" className={key === 'name' ? styles.name : undefined}>
            {title}
          </th>
        ) : (
          <th key={key} scope="col" className={styles.sortable} aria-sort={sorts[sortOrder ?? 'not']}>
            <button
              type="button"
              onClick={() => onOrder(key, sortOrder === 'descend' ? 'ascend' : 'descend')}
            >
              {title}
              <span className={styles.arrows} aria-hidden>
                <CaretUpOutlined data-active={sortOrder === 'ascend'} />
                <CaretDownOutlined data-active={sortOrder === 'descend'} />
              </span>
            </button>
          </th>
        ),
      )}
    </tr>
  )
})

const sorts = { ascend: 'ascending', descend: 'descending', not: 'none' } as const
