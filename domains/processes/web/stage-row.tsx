import type { ReactNode } from 'react'
import styles from './processes.module.css'
import { StageBadge } from './stages/stage-badge.tsx'

/** The stages of a process in the order they are passed. */
export function StageRow({ stages }: { readonly stages: readonly number[] }): ReactNode {
  return (
    <ol className={styles.stages}>
      {stages.map((stage) => (
        <li key={stage}>
          <StageBadge stage={stage} />
        </li>
      ))}
    </ol>
  )
}
