import type { CandidateListItem } from '@bole/pipeline/contract'
import { formatDay } from '@bole/platform/moments'
import { listOf, wordOf } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { TwoLines } from '../cells/two-lines.tsx'
import { useTexts } from '../texts/index.ts'

type Tracker = NonNullable<CandidateListItem['tracker']>

/** Who meets them, the main interviewer first. */
export function interviewersOf(tracker: Tracker | null): string {
  return listOf(tracker?.interview.interviewers.map(({ name }) => name) ?? [])
}

/** A day that was agreed on. */
export function dayOf(day: string | null | undefined): string {
  return day ? formatDay(day) : '—'
}

/** What we decided at the present stage, and why. */
export function Decision({ given }: { readonly given: Tracker['company_feedback'] | undefined }): ReactNode {
  const t = useTexts()
  if (!given) return '—'
  return (
    <TwoLines
      first={wordOf(t, `actions.company_${given.action}`)}
      second={listOf(given.tags) || given.text}
    />
  )
}
