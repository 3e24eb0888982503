import { formatNumber } from '@bole/platform/web'
import type { PositionListItem } from '@bole/positions/contract'
import { StageBadge } from '@bole/processes/web'
import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { CandidatesLink } from './candidates-link.tsx'

/** How many stand in each stage, each a link to them. */
export function StageCounts({ position }: { readonly position: PositionListItem }): ReactNode {
  const present = position.stage_counts.filter(({ count }) => count > 0)
  return (
    <span className={styles.counts}>
      {present.map(({ stage, count }) => (
        <CandidatesLink
          key={stage}
          origin={position.origin}
          under={{ position_id: [position.id], tracker_status: stage }}
        >
          <StageBadge stage={stage} /> {formatNumber(count)}
        </CandidatesLink>
      ))}
      {present.length === 0 && '—'}
    </span>
  )
}
