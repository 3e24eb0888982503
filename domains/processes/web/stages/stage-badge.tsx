import { stages } from '@bole/processes/model'
import type { ReactNode } from 'react'
import styles from './stage-badge.module.css'
import { useStageName } from './texts/index.ts'

interface StageBadgeProps {
  readonly stage: number
  /** Of the step, where it has one of its own. */
  readonly title?: string | undefined
  readonly colour?: stages.StepColour | null | undefined
}

/** The stage, or a step of it, in its own colour or that of the stage's badge. */
export function StageBadge({ stage, title, colour }: StageBadgeProps): ReactNode {
  const nameOf = useStageName()
  if (!stages.isStage(stage)) return null
  return (
    <span className={styles.badge} data-stage={colour ?? stages.badgeOf[stage]}>
      {title || nameOf(stage)}
    </span>
  )
}
