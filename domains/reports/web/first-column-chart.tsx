import type { Report, ReportLine } from '@bole/reports/contract'
import type { ReactNode } from 'react'
import { figureInWords } from './figures.ts'
import type { OpenedFigure } from './opened-figure.ts'
import styles from './reports.module.css'
import { useTexts } from './texts/index.ts'

/** More bars are read in the table beneath. */
const mostBars = 12

interface ChartProps {
  readonly header: Report['conditions']['header']
  readonly lines: readonly ReportLine[]
  readonly nameOf: (line: ReportLine) => string
  readonly onOpen: (figure: OpenedFigure) => void
}

/** The first column as bars with their labels; the table beneath says the same in numbers. */
export function FirstColumnChart({ header, lines, nameOf, onOpen }: ChartProps): ReactNode {
  const t = useTexts()
  const [column] = header.columns
  if (!column) return null
  const shown = header.rows === 'month' ? lines.slice(-mostBars) : lines.slice(0, mostBars)
  const most = Math.max(...shown.map(({ values }) => values[0] ?? 0))
  const title = t('page.chart', { measure: t(`measures.${column}`), rows: t(`groupings.${header.rows}`) })
  return (
    <figure className={styles.chart} aria-label={title}>
      <figcaption>{title}</figcaption>
      {shown.map((line) => {
        const value = line.values[0] ?? 0
        return (
          <button
            key={line.key}
            type="button"
            className={styles.bar}
            disabled={value === 0}
            onClick={() => onOpen({ column, line })}
          >
            <span className={styles.barName}>{nameOf(line)}</span>
            <span className={styles.barRoom}>
              <span
                className={styles.barFill}
                style={{ inlineSize: most === 0 ? 0 : `${(value / most) * 100}%` }}
              />
            </span>
            <span className={styles.barValue}>{figureInWords(t, column, line.values[0])}</span>
          </button>
        )
      })}
    </figure>
  )
}
