import { stages } from '@bole/processes/model'
import type { ReactNode } from 'react'
import styles from './stage-badge.module.css'
import { useStageName } from './texts/index.ts'

interface StageBadgeProps {
  readonly stage: number
  /** Of the step, where it has one of its own. */
  readonly title?: string | undefined
}

/** The stage, or a step of it, in the colour of the stage's badge. */
export function StageBadge({ stage, title }: StageBadgeProps): ReactNode {
  const nameOf = useStageName()
  if (!stages.isStage(stage)) return null
  return (
    <span className={styles.badge} data-stage={stages.badgeOf[stage]}>
      {title || nameOf(stage)}
    </span>
  )
}
