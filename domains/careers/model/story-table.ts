import type { Standing } from '@bole/pipeline/model'
import { stages, statuses } from '@bole/processes/model'
import type { CandidateAnswer, NextStep, PublicStage, Waiting } from './candidate-words.ts'

export type StoryRow = readonly [
  stage: PublicStage,
  next: NextStep,
  waitsFor: Waiting,
  answers?: readonly CandidateAnswer[],
]

type Rows = Partial<Record<statuses.StatusName, StoryRow>>

const ended: Rows = {
  eliminated: ['closed', 'not_this_time', 'nobody'],
  withdrawn: ['closed', 'not_this_time', 'nobody'],
  refused: ['closed', 'you_withdrew', 'nobody'],
}

const screening: Rows = {
  ...ended,
  awaiting_screening: ['received', 'we_read', 'us'],
  pending_decision: ['under_review', 'we_read', 'us'],
  passed: ['under_review', 'we_arrange', 'us'],
}

const approval: Rows = {
  ...ended,
  no_approver: ['under_review', 'team_reads', 'us'],
  in_approval: ['under_review', 'team_reads', 'us'],
  awaiting_decision: ['under_review', 'team_reads', 'us'],
  approved: ['under_review', 'we_arrange', 'us'],
}

const invited: readonly CandidateAnswer[] = ['accept', 'change_date']

/** Whether somebody passed is not told before it leads somewhere: `passed` reads like `awaiting_evaluation`. */
function meeting(stage: PublicStage): Rows {
  return {
    ...ended,
    to_arrange: [stage, 'we_arrange', 'us'],
    rescheduled: [stage, 'we_rearrange', 'us'],
    cancelled: [stage, 'we_rearrange', 'us'],
    absent: [stage, 'you_missed_it', 'candidate', ['change_date']],
    not_delivered: [stage, 'we_rearrange', 'us'],
    time_unsuitable: [stage, 'we_seek_time', 'us'],
    removed_from_room: [stage, 'we_rearrange', 'us'],
    no_reply: [stage, 'please_answer', 'candidate', invited],
    slots_used_up: [stage, 'we_seek_time', 'us'],
    notified: [stage, 'please_answer', 'candidate', invited],
    viewed: [stage, 'please_answer', 'candidate', invited],
    not_started: [stage, 'take_part', 'meeting', ['change_date']],
    checked_in: [stage, 'under_way', 'meeting'],
    in_test: [stage, 'under_way', 'meeting'],
    interviewing: [stage, 'under_way', 'meeting'],
    awaiting_evaluation: [stage, 'we_decide', 'us'],
    passed: [stage, 'we_decide', 'us'],
    passed_automatically: [stage, 'we_decide', 'us'],
  }
}

const offer: Rows = {
  ...ended,
  negotiating: ['offer', 'offer_coming', 'us'],
  rescheduled: ['offer', 'we_rearrange', 'us'],
  cancelled: ['offer', 'we_rearrange', 'us'],
  absent: ['offer', 'you_missed_it', 'candidate', ['change_date']],
  past_validity: ['offer', 'offer_lapsed', 'us'],
  considering: ['offer', 'offer_waits', 'candidate', ['accept']],
  signed: ['offer', 'offer_signed', 'us'],
  accepted: ['offer', 'offer_accepted', 'us'],
}

const offered: StoryRow = ['offer', 'offer_waits', 'candidate', ['accept', 'change_date', 'consider']]

const entry: Rows = {
  awaiting_entry: ['joining', 'first_day', 'nobody', ['change_date']],
  past_entry_date: ['joining', 'first_day_passed', 'us', ['change_date']],
  entered: ['joining', 'joined', 'nobody'],
  did_not_enter: ['closed', 'you_withdrew', 'nobody'],
}

const { stage } = stages

const tables: Record<stages.Stage, Rows> = {
  [stage.screening]: screening,
  [stage.approval]: approval,
  [stage.assessment]: meeting('assessment'),
  [stage.exam]: meeting('assessment'),
  [stage.aiInterview]: meeting('assessment'),
  [stage.interview]: meeting('interview'),
  [stage.offer]: offer,
  [stage.entry]: entry,
}

/** What stands in writing: an offer's validity. */
export interface Written {
  readonly hasOffer: boolean
}

/** The row of a status; an offer in writing turns "we will get in touch" into something to answer. */
export function rowOf(standing: Standing, { hasOffer }: Written): StoryRow {
  const name = statuses.knownStatus(standing)?.name ?? 'awaiting_screening'
  const rows = tables[standing.stage]
  if (hasOffer && standing.stage === stage.offer && (name === 'negotiating' || name === 'rescheduled'))
    return offered
  return rows[name] ?? ['under_review', 'we_read', 'us']
}

/** Whether the table says something about a status: a test asks it for each one the pipeline knows. */
export function isTold(standing: Standing): boolean {
  const name = statuses.knownStatus(standing)?.name
  return name !== undefined && tables[standing.stage][name] !== undefined
}
