import type { CandidateListItem } from '@bole/pipeline/contract'
import { formatDay, formatMeeting } from '@bole/platform/moments'
import { listOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './drawer.module.css'

/** What is agreed on at the present stage: time, people, validity, entry date. */
export function StageFacts({ application }: { readonly application: CandidateListItem }): ReactNode {
  const t = useTexts()
  const { tracker, owner } = application
  const interview = tracker?.interview
  const facts = [
    [t('columns.owner'), owner?.name],
    [t('move.time'), interview?.interview_date ? formatMeeting(interview.interview_date) : null],
    [t('move.interviewers'), listOf(interview?.interviewers.map(({ name }) => name) ?? [])],
    [t('move.place'), interview?.place],
    [t('move.offerValidUntil'), tracker?.offer_valid_until ? formatDay(tracker.offer_valid_until) : null],
    [t('move.entryDate'), tracker?.entry_date ? formatDay(tracker.entry_date) : null],
  ] as const
  return (
    <dl className={styles.stageFacts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
