import type { Report, ReportLine } from '@bole/reports/contract'
import type { measures } from '@bole/reports/model'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { figureInWords } from './figures.ts'
import type { OpenedFigure } from './opened-figure.ts'
import styles from './reports.module.css'
import { useTexts } from './texts/index.ts'

type Header = Report['conditions']['header']

interface FigureTableProps {
  readonly header: Header
  readonly details: { readonly list: readonly ReportLine[]; readonly total: readonly (number | null)[] }
  readonly nameOf: (line: ReportLine | null) => string
  readonly onOpen: (figure: OpenedFigure) => void
}

/** The lines of a report with their figures, the total first; each figure opens what it counts. */
export function FigureTable({ header, details, nameOf, onOpen }: FigureTableProps): ReactNode {
  const t = useTexts()
  const lines: readonly (ReportLine | null)[] = [null, ...details.list]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`groupings.${header.rows}`)}</th>
            {header.columns.map((column) => (
              <th key={column} scope="col" title={t(`definitions.${column}`)}>
                {t(`measures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line?.key ?? 'total'} {...(line ? {} : { className: styles.total })}>
              <th scope="row">{nameOf(line)}</th>
              {header.columns.map((column, place) => (
                <td key={column}>
                  <Figure
                    column={column}
                    value={(line?.values ?? details.total)[place]}
                    line={nameOf(line)}
                    onOpen={() => onOpen({ column, line })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FigureProps {
  readonly column: measures.Measure
  readonly value: number | null | undefined
  readonly line: string
  readonly onOpen: () => void
}

/** A figure; what counts nobody opens nothing. */
function Figure({ column, value, line, onOpen }: FigureProps): ReactNode {
  const t = useTexts()
  const figure = figureInWords(t, column, value)
  if (!value) return figure
  const label = t('page.open', { line, measure: t(`measures.${column}`), value: figure })
  return (
    <Button type="link" size="small" aria-label={label} onClick={onOpen}>
      {figure}
    </Button>
  )
}
