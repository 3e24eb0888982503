import type { ProcessStep } from '@bole/processes/model'
import type { ReactNode } from 'react'
import styles from './processes.module.css'
import { StageBadge } from './stages/stage-badge.tsx'

/** The steps of a process in the order they are passed. */
export function StageRow({ steps }: { readonly steps: readonly ProcessStep[] }): ReactNode {
  return (
    <ol className={styles.stages}>
      {steps.map(({ id, stage, title, colour }) => (
        <li key={id}>
          <StageBadge stage={stage} title={title} colour={colour} />
        </li>
      ))}
    </ol>
  )
}
