import type { ReactNode } from 'react'
import { formatNumber } from '../web/format.ts'
import type { AnyColumn } from './columns.ts'
import styles from './list.module.css'

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second?: ReactNode
}

/** What a cell is about, and beneath it what helps to tell it from others; one line of both where rows are compact. */
export function TwoLines({ first, second }: TwoLinesProps): ReactNode {
  return (
    <div className={styles.two}>
      <span>{first || '—'}</span>
      {second ? <small>{second}</small> : null}
    </div>
  )
}

/** What a column shows of a row. */
export function cellOf({ name, render }: AnyColumn, row: object): ReactNode {
  if (render) return render(row as never)
  const value = (row as Readonly<Record<string, unknown>>)[name]
  if (typeof value === 'number') return formatNumber(value)
  return typeof value === 'string' && value !== '' ? value : '—'
}
