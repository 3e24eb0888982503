import { type Standing, whatCanBeDone } from '@bole/pipeline/model'
import type { statuses } from '@bole/processes/model'
import type { CandidateAnswer, NextStep, PublicStage, Waiting } from './candidate-words.ts'
import { rowOf, type Written } from './story-table.ts'

/** What the candidate's page tells. */
export interface Story {
  readonly stage: PublicStage
  readonly next: NextStep
  readonly waitsFor: Waiting
  readonly answers: readonly CandidateAnswer[]
  readonly canWithdraw: boolean
}

/** Turns where an application stands into what its candidate is told and may answer. */
export function storyOf(standing: Standing, written: Written): Story {
  if (standing.leftBecause)
    return { stage: 'closed', next: 'not_this_time', waitsFor: 'nobody', answers: [], canWithdraw: false }
  const [stage, next, waitsFor, answers = []] = rowOf(standing, written)
  const possible = whatCanBeDone(standing, []).candidateActions
  return {
    stage,
    next,
    waitsFor,
    answers: answers.filter((answer) => possible.includes(answer)),
    // Somebody who has begun to work here resigns; they do not withdraw an application.
    canWithdraw: possible.includes('refuse') && next !== 'joined',
  }
}

/** Statuses in which the date of the stage still stands, so that the candidate may rely on it. */
const dated: readonly statuses.StatusName[] = [
  'notified',
  'viewed',
  'not_started',
  'checked_in',
  'in_test',
  'interviewing',
]

/** Which dates of the stage's record the candidate sees in a status. */
export function factsShown(name: statuses.StatusName) {
  return {
    meeting: dated.includes(name),
    replyBy: name === 'notified' || name === 'viewed',
    offer: name === 'negotiating' || name === 'considering' || name === 'rescheduled',
    entry: name === 'awaiting_entry' || name === 'past_entry_date' || name === 'entered',
  }
}
