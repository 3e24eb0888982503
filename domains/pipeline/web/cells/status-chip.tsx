import type { CandidateListItem } from '@bole/pipeline/contract'
import { wordOf } from '@bole/platform/web'
import { StageBadge } from '@bole/processes/web'
import type { ReactNode } from 'react'
import { nameOfStatus, useTexts } from '../texts/index.ts'
import styles from './cells.module.css'

type Status = CandidateListItem['status']

/** The colour of a status; always beside its name, never alone. */
export function StatusDot({ colour }: { readonly colour: Status['colour'] }): ReactNode {
  return <span className={styles.dot} data-colour={colour} aria-hidden />
}

/** Stage and status with the explanation of what they mean and who has to act. */
export function StatusChip({
  status,
  withStage = false,
}: {
  readonly status: Status
  readonly withStage?: boolean
}): ReactNode {
  const t = useTexts()
  return (
    <span className={styles.chip} title={wordOf(t, `explanations.${status.name}`)}>
      {withStage && <StageBadge stage={status.status} title={status.title} colour={status.step_colour} />}
      <span className={styles.word}>
        <StatusDot colour={status.colour} />
        {nameOfStatus(t, status)}
      </span>
    </span>
  )
}
