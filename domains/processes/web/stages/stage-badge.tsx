import { stages } from '@bole/processes/model'
import type { ReactNode } from 'react'
import styles from './stage-badge.module.css'
import { useStageName } from './texts/index.ts'

/** The stage in its badge's colour. */
export function StageBadge({ stage }: { readonly stage: number }): ReactNode {
  const nameOf = useStageName()
  if (!stages.isStage(stage)) return null
  return (
    <span className={styles.badge} data-stage={stages.badgeOf[stage]}>
      {nameOf(stage)}
    </span>
  )
}
