import type { ReactNode } from 'react'
import styles from './cells.module.css'

/** At most two lines in a cell: what it is, and beneath it what helps to tell it from others. */
export function TwoLines({
  first,
  second,
}: {
  readonly first: ReactNode
  readonly second?: ReactNode
}): ReactNode {
  return (
    <div className={styles.two}>
      <span>{first || '—'}</span>
      {second ? <span>{second}</span> : null}
    </div>
  )
}
