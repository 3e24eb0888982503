import type { CandidateListItem } from '@bole/pipeline/contract'
import type { ReactNode } from 'react'
import { daysSince } from '../cells/age.ts'
import styles from '../cells/cells.module.css'
import { useTexts } from '../texts/index.ts'

/** Days without a change of status; age shown by weight, not by alarm colours. */
export function Waiting({ item }: { readonly item: CandidateListItem }): ReactNode {
  const t = useTexts()
  const days = daysSince(item.status_since)
  const isLong = item.status.colour === 'amber' && days >= 3
  return <span className={isLong ? styles.long : undefined}>{t('days', { count: days })}</span>
}
