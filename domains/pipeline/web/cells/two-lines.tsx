import type { ReactNode } from 'react'
import styles from './cells.module.css'

/**
 * At most two lines in a cell: what it is, and beneath it what helps to tell it from others. They stand in the cell itself,
 * which cuts off both: a box of its own for each line costs a list more than all its words.
 */
export function TwoLines({
  first,
  second,
}: {
  readonly first: ReactNode
  readonly second?: ReactNode
}): ReactNode {
  return (
    <>
      {first || '—'}
      {second ? (
        <>
          <br />
          <small className={styles.second}>{second}</small>
        </>
      ) : null}
    </>
  )
}
