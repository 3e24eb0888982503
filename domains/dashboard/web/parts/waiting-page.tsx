import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from '../dashboard.module.css'

const wide = [6, 9, 4]
const narrow = [8, 8]

/** The dashboard's shape while its first answer is on its way. */
export function WaitingPage(): ReactNode {
  const cards = (rows: readonly number[]) =>
    rows.map((count, index) => (
      <div key={index} className={styles.panel}>
        <Skeleton active paragraph={{ rows: count }} />
      </div>
    ))
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.greeting}>
        <Skeleton active title={{ width: 240 }} paragraph={{ rows: 1, width: 'min(360px, 100%)' }} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{cards(wide)}</div>
        <div className={styles.column}>{cards(narrow)}</div>
      </div>
    </div>
  )
}
