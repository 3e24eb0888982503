import { Drawing } from '@bole/platform/drawings'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'
import styles from './nothing.module.css'

/** What stands in a list to choose from, or a table, that holds nothing and says no more about it. */
export function Nothing(): ReactNode {
  return (
    <div className={styles.nothing}>
      <Drawing scene="empty" />
      {useShellTexts()('nothing')}
    </div>
  )
}
