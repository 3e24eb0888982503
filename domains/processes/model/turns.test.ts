import { describe, expect, test } from 'vitest'
import { stages, statuses, turns } from './index.ts'

const { stage } = stages

/** Of every stage: in which statuses somebody of the company has to act, and who. All others wait for somebody else. */
const expected: Record<stages.Stage, Partial<Record<turns.Turn, string>>> = {
  [stage.screening]: { recruiter: 'awaiting_screening pending_decision passed' },
  [stage.approval]: { recruiter: 'no_approver approved', approver: 'in_approval awaiting_decision' },
  [stage.assessment]: {
    recruiter:
      'to_arrange rescheduled cancelled absent not_delivered time_unsuitable awaiting_evaluation passed',
  },
  [stage.exam]: {
    recruiter:
      'to_arrange rescheduled cancelled absent not_delivered time_unsuitable awaiting_evaluation passed passed_automatically',
  },
  [stage.aiInterview]: {
    recruiter:
      'to_arrange rescheduled cancelled absent not_delivered time_unsuitable awaiting_evaluation passed passed_automatically',
  },
  [stage.interview]: {
    recruiter:
      'to_arrange rescheduled cancelled absent removed_from_room not_delivered time_unsuitable no_reply slots_used_up passed',
    interviewer: 'awaiting_evaluation',
  },
  [stage.offer]: {
    recruiter: 'negotiating rescheduled cancelled absent past_validity signed accepted',
  },
  [stage.entry]: { recruiter: 'past_entry_date' },
}

describe.each(stages.stagesInOrder)('at stage %i', (code) => {
  test.each(turns.turns)('it is the turn of the %s', (whose) => {
    const names = turns
      .statusesOfTurn(whose)
      .filter((status) => status.stage === code)
      .map(({ name }) => name)
    expect(names.join(' ')).toBe(expected[code][whose] ?? '')
  })
})

test('whatever is amber is somebody’s turn, and whatever has ended is nobody’s', () => {
  for (const status of statuses.statuses) {
    if (status.colour === 'amber') expect(turns.turnIn(status)).not.toBeNull()
    if (status.colour === 'grey') expect(turns.turnIn(status)).toBeNull()
  }
})

test('is told by codes, too; codes that mean nothing are nobody’s turn', () => {
  expect(turns.turnAt({ stage: 14, step: 20, detail: 0 })).toBe('approver')
  expect(turns.turnAt({ stage: 1, step: 20, detail: 0 })).toBe('recruiter')
  expect(turns.turnAt({ stage: 12, step: 99, detail: 0 })).toBeNull()
})
