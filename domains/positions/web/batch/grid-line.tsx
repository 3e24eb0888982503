import { CloseOutlined } from '@ant-design/icons'
import { type WrittenColumn, writtenColumns } from '@bole/positions/model'
import { Button } from 'antd'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import styles from './batch.module.css'
import type { GridChange, GridRow } from './grid.ts'
import { useTexts } from './texts/index.ts'

interface GridLineProps {
  readonly row: GridRow
  /** From 1. */
  readonly number: number
  readonly names: Readonly<Record<WrittenColumn, string>>
  readonly titles: ReadonlyMap<string, WrittenColumn>
  readonly onChange: (change: GridChange) => void
}

/** The arrow keys and Enter go up and down, as in a spreadsheet. */
function goUpOrDown(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
  const line = event.currentTarget.closest('tr')
  if (by === undefined || !line) return
  event.preventDefault()
  const other = by < 0 ? line.previousElementSibling : line.nextElementSibling
  const place = event.currentTarget.dataset.column ?? ''
  other?.querySelector<HTMLInputElement>(`input[data-column="${place}"]`)?.focus()
}

/** A row of the grid. Rows are many: one is drawn again only when it changes. */
export const GridLine = memo(function GridLine({
  row,
  number,
  names,
  titles,
  onChange,
}: GridLineProps): ReactNode {
  const t = useTexts()
  const cellOf = (column: WrittenColumn) => {
    const fault = row.faults[column]
    return (
      <td key={column}>
        <input
          data-column={column}
          list={`grid-${column}`}
          className={styles.cell}
          value={row.cells[column] ?? ''}
          aria-label={t('cell', { number, column: names[column] })}
          aria-invalid={fault !== undefined}
          aria-description={fault}
          title={fault}
          onChange={({ target }) => onChange({ kind: 'type', key: row.key, column, text: target.value })}
          onKeyDown={goUpOrDown}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!/[\t\n]/.test(text.trimEnd())) return
            event.preventDefault()
            onChange({ kind: 'paste', key: row.key, column, text, titles })
          }}
        />
      </td>
    )
  }
  return (
    <tr className={styles.line}>
      <th scope="row">{number}</th>
      {writtenColumns.map(cellOf)}
      <td>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('removeRow', { number })}
          onClick={() => onChange({ kind: 'remove', key: row.key })}
        />
      </td>
    </tr>
  )
})
