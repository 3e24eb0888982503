import { formatDay, formatMeeting } from '@bole/platform/moments'
import { listOf, wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { type PipelineTexts, useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import styles from './drawer.module.css'

interface StageFactsProps {
  readonly answer: Pick<ApplicationAnswer, 'application' | 'remarks'>
}

/** What is agreed on at the present stage: time, people, validity, entry date; what we decided, and beside it what was commented. */
export function StageFacts({ answer }: StageFactsProps): ReactNode {
  const t = useTexts()
  const { tracker, owner } = answer.application
  const interview = tracker?.interview
  const facts = [
    [t('columns.owner'), owner?.name],
    [t('move.time'), interview?.interview_date ? formatMeeting(interview.interview_date) : null],
    [t('move.interviewers'), listOf(interview?.interviewers.map(({ name }) => name) ?? [])],
    [t('move.place'), interview?.place],
    [t('move.offerValidUntil'), tracker?.offer_valid_until ? formatDay(tracker.offer_valid_until) : null],
    [t('move.entryDate'), tracker?.entry_date ? formatDay(tracker.entry_date) : null],
    [t('feedback.score'), tracker?.score],
    [t('feedback.decision'), tracker?.company_feedback && decisionIn(t, tracker.company_feedback)],
    ...answer.remarks.map((remark) => [
      t('feedback.by', { name: remark.username, at: formatMeeting(remark.create_time) }),
      [listOf(remark.tags), remark.appraise].filter(Boolean).join(' · '),
    ]),
  ] as const
  return (
    <dl className={styles.stageFacts}>
      {facts
        .filter(([, value]) => value || value === 0)
        .map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type Decision = NonNullable<NonNullable<ApplicationAnswer['application']['tracker']>['company_feedback']>

function decisionIn(t: PipelineTexts, { action, tags, text }: Decision): string {
  return [wordOf(t, `actions.company_${action}`), listOf(tags), text].filter(Boolean).join(' · ')
}
