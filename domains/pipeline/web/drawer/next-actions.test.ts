import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import { describe, expect, test } from 'vitest'
import { statusOf } from '../testing/examples.ts'
import { nextActions } from './next-actions.ts'

const split = (
  status: ReturnType<typeof statusOf>,
  company: CompanyAction[],
  candidate: CandidateAction[] = [],
) => {
  const { buttons, rest } = nextActions(
    { status },
    { company_actions: company, candidate_actions: candidate },
  )
  return [buttons.map(({ action }) => action), rest.map(({ side, action }) => `${side} ${action}`)]
}

describe('the next actions', () => {
  test('are the two most wanted, whatever order they come in; the rest waits', () => {
    expect(split(statusOf(12, 20, 21), ['eliminate', 'remain', 'pass'], ['refuse'])).toEqual([
      ['pass', 'eliminate'],
      ['company remain', 'candidate refuse'],
    ])
  })

  test('never pass what has passed: it stays in the menu', () => {
    expect(split(statusOf(1, 30), ['pass', 'eliminate'])).toEqual([['eliminate'], ['company pass']])
  })

  test('of somebody who has begun to work are none: what was noted by mistake waits in the menu', () => {
    expect(split(statusOf(6, 20, 21), ['entry', 'un_entry', 'change_date'])).toEqual([
      [],
      ['company entry', 'company un_entry', 'company change_date'],
    ])
  })

  test.each([
    ['passed', statusOf(12, 40), true],
    ['accepted', statusOf(5, 50, 51), true],
    ['undecided', statusOf(12, 30), false],
    ['begun to work', statusOf(6, 20, 21), false],
  ])('of whoever has %s begin with moving on: %s', (_, status, expected) => {
    expect(nextActions({ status }, { company_actions: [], candidate_actions: [] }).movesOn).toBe(expected)
  })

  test('of an offer are to sign and to withdraw', () => {
    expect(split(statusOf(5, 10, 11), ['un_sign_contact', 'change_date', 'sign_contact'])[0]).toEqual([
      'sign_contact',
      'un_sign_contact',
    ])
  })

  test('are none where nothing may be said', () => {
    expect(split(statusOf(1, 40, 41), [])).toEqual([[], []])
  })
})
