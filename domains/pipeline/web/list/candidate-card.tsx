import type { CandidateListItem } from '@bole/pipeline/contract'
import { formatDay } from '@bole/platform/moments'
import type { ReactNode } from 'react'
import cells from '../cells/cells.module.css'
import { StatusChip } from '../cells/status-chip.tsx'
import { useTexts } from '../texts/index.ts'
import { aboutOf } from './about.ts'
import styles from './candidate-card.module.css'
import { HeldMark } from './held.tsx'
import { Waiting } from './waiting.tsx'

interface CandidateCardProps {
  readonly item: CandidateListItem
  readonly onOpen: (id: number) => void
}

/** A candidate on a phone: what else stands in columns stands under the name, and all of it opens them. */
export function CandidateCard({ item, onOpen }: CandidateCardProps): ReactNode {
  const t = useTexts()
  return (
    <div className={styles.card}>
      <button type="button" className={cells.name} onClick={() => onOpen(item.id)}>
        {item.basic.name}
      </button>
      <small>
        <HeldMark postId={item.id} /> {formatDay(item.applied_at)}
      </small>
      <div className={styles.state}>
        <StatusChip status={item.status} withStage />
      </div>
      <small className={styles.about}>
        {[item.position.title, aboutOf(t, item)].filter(Boolean).join(' · ')}
      </small>
      <small>
        <Waiting item={item} />
      </small>
    </div>
  )
}
