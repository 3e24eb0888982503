import { currentLanguage } from '@bole/platform/web'
import { type WrittenColumn, writtenColumns } from '@bole/positions/model'
import { type ReactNode, useMemo } from 'react'
import { batchTexts } from '../../contract/texts/batch.ts'
import styles from './batch.module.css'
import type { GridChange, GridRow } from './grid.ts'
import { GridLine } from './grid-line.tsx'
import { useTexts } from './texts/index.ts'

interface PositionGridProps {
  readonly rows: readonly GridRow[]
  /** Words that are offered while a cell is typed. */
  readonly offered: Readonly<Partial<Record<WrittenColumn, readonly string[]>>>
  readonly onChange: (change: GridChange) => void
}

/** Positions in rows to be typed, or pasted out of a spreadsheet; what is wrong stands at its cell. */
export function PositionGrid({ rows, offered, onChange }: PositionGridProps): ReactNode {
  const t = useTexts()
  const names = batchTexts[currentLanguage()].columns
  const titles = useMemo(titlesInEveryLanguage, [])
  return (
    <>
      <section className={styles.grid} aria-label={t('grid')}>
        <table>
          <thead>
            <tr>
              <th aria-label={t('row')} />
              {writtenColumns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {names[column]}
                  {column === 'title' && ' *'}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <GridLine
                key={row.key}
                row={row}
                number={index + 1}
                names={names}
                titles={titles}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      </section>
      {Object.entries(offered).map(([column, words]) => (
        <datalist key={column} id={`grid-${column}`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ))}
    </>
  )
}

function titlesInEveryLanguage(): ReadonlyMap<string, WrittenColumn> {
  return new Map(
    Object.values(batchTexts).flatMap(({ columns }) =>
      writtenColumns.map((column) => [columns[column].toLowerCase(), column] as const),
    ),
  )
}
