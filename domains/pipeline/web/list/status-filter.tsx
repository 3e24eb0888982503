import { Tag } from 'antd'
import type { ReactNode } from 'react'
import styles from '../candidate-list.module.css'
import { StatusDot } from '../cells/status-chip.tsx'
import { nameOfStatus, useTexts } from '../texts/index.ts'
import type { CandidateListState } from './use-candidate-list.ts'

/** The statuses of the chosen stage with their counts; several can be chosen. */
export function StatusFilter({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const counts = list.newest?.data.processStatus ?? []
  const chosen = list.query.statuses ?? []
  if (counts.length === 0) return null
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    list.change({ statuses: next })
  }
  const inOrder = counts.toSorted(
    (a, b) => a.process_status - b.process_status || a.process_detail_status - b.process_detail_status,
  )
  return (
    <fieldset className={styles.statuses} aria-label={t('filter.status')}>
      {inOrder.map((count) => (
        <Tag.CheckableTag
          key={count.id}
          checked={chosen.includes(count.id)}
          onChange={() => toggle(count.id)}
        >
          <StatusDot colour={count.colour} /> {nameOfStatus(t, count)} {count.count}
        </Tag.CheckableTag>
      ))}
    </fieldset>
  )
}
