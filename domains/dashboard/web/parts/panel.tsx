import { type ReactNode, useId } from 'react'
import styles from '../dashboard.module.css'

interface PanelProps {
  readonly title: ReactNode
  /** How many, beside the title. */
  readonly count?: ReactNode
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** One card of the dashboard. */
export function Panel({ title, count, extra, children }: PanelProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <span className={styles.extra}>{extra}</span>
      </header>
      {children}
    </section>
  )
}
