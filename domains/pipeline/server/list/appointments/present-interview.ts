import type { InterviewCandidate } from '@bole/pipeline/contract'
import type { Standing } from '@bole/pipeline/model'
import { type Caller, may } from '@bole/platform/server'
import { actionsOfAppointment } from '../../../model/appointment.ts'
import type { InterviewDay } from '../../../model/interview-days.ts'
import { standingOf } from '../../application-store.ts'
import { mayRecord } from '../../may-record.ts'
import { presentStatus } from '../../present.ts'

/** An interview as it is found. */
interface InterviewRow {
  readonly id: number
  readonly version: number
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly left_because: Standing['leftBecause']
  readonly owner_user_id: number | null
  readonly name: string
  readonly position_id: number
  readonly title: string
  readonly meets_at: Date | null
  readonly meets_until: Date | null
  readonly place: string
  readonly is_online: boolean
  readonly interviewers: InterviewCandidate['interviewers'] | null
}

/** The same as the wire carries it; nothing of one without a time. */
export function presentInterview(row: InterviewRow, caller: Caller, now: Date): InterviewCandidate[] {
  if (!row.meets_at) return []
  const offered = actionsOfAppointment(standingOf(row), row.meets_at, now)
  return [
    {
      id: row.id,
      post_id: row.id,
      version: row.version,
      basic: { name: row.name },
      position: { id: row.position_id, title: row.title },
      status: presentStatus(row),
      interview_date: row.meets_at.toISOString(),
      end_date: row.meets_until?.toISOString() ?? null,
      place: row.place,
      is_online: row.is_online,
      interviewers: row.interviewers ?? [],
      can: {
        delete: offered.canCancel && may(caller, 'pipeline.move'),
        arrange: offered.canChange && may(caller, 'pipeline.move'),
        absence: offered.canMarkAbsent && mayMarkAbsent(row, caller),
      },
    },
  ]
}

function mayMarkAbsent(row: InterviewRow, caller: Caller): boolean {
  const people = (row.interviewers ?? []).map(({ id }) => ({ id, part: 'interviewer' as const }))
  const about = { ...row, people }
  return may(caller, 'pipeline.feedback') && mayRecord(caller, about, { side: 'company', action: 'absence' })
}

type Figures = Readonly<Record<InterviewDay | 'all', number>>

/** How many interviews each day has; zeros where nothing was counted. */
export function figuresIn(counts: Figures | undefined): Figures {
  const { all = 0, today = 0, tomorrow = 0, future = 0, past = 0 } = counts ?? {}
  return { all, today, tomorrow, future, past }
}

/** Figures under their keys, as the specification's `statistic` has them. */
export function keyed(figures: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { key, value }]))
}
