import { stages, statuses } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidateActions, candidateActionsIn, giveCandidateFeedback } from './candidate-feedback.ts'
import { companyActions, companyActionsIn, giveCompanyFeedback } from './company-feedback.ts'
import { countChanges } from './counts.ts'
import type { Decision, Standing } from './decision.ts'
import { firstStatusOf, handOver, moveTo, remove, restore, takeUp } from './move.ts'
import { afterEvent, systemEvents } from './system-events.ts'

const at = (stage: Standing['stage'], step: number, detail = 0): Standing => ({
  stage,
  step,
  detail,
  leftBecause: null,
})

const passing = (codes: readonly number[]) => codes.map((stage) => ({ id: stage, stage, title: '' }))

function outcome(decision: Decision): string {
  if ('refusal' in decision) return decision.refusal
  const { stage, step, detail, leftBecause } = decision.next
  return leftBecause ?? `${stage}/${step}/${detail}`
}

describe('our decision', () => {
  test.each([
    [at(1, 0), 'pass', '1/30/0'],
    [at(1, 20), 'eliminate', '1/40/41'],
    [at(1, 0), 'remain', '1/20/0'],
    [at(1, 20), 'absence', 'action_not_in_stage'],
    [at(14, 20), 'pass', '14/40/0'],
    [at(14, 20), 'eliminate', '14/50/51'],
    [at(14, 20), 'remain', '14/30/0'],
    [at(16, 20, 21), 'pass', '16/40/0'],
    [at(16, 20, 21), 'change_score', 'action_not_in_stage'],
    [at(3, 30), 'eliminate', '3/50/51'],
    [at(3, 30), 'change_score', '3/30/0'],
    [at(15, 60), 'change_date', '15/10/12'],
    [at(12, 60, 61), 'absence', '12/10/14'],
    [at(12, 60, 61), 'cancel', '12/10/13'],
    [at(12, 30), 'move_out', 'moved_out'],
    [at(12, 20, 21), 'move_out', 'moved_out'],
    [at(12, 20, 22), 'move_out', '12/10/15'],
    [at(12, 20, 23), 'move_out', '12/10/15'],
    [at(12, 30), 'comment', '12/30/0'],
    [at(5, 10, 11), 'sign_contact', '5/30/31'],
    [at(5, 20, 21), 'un_sign_contact', '5/40/41'],
    [at(5, 10, 11), 'pass', 'action_not_in_stage'],
    [at(6, 10, 12), 'change_date', '6/10/11'],
    [at(6, 10, 11), 'entry', '6/20/21'],
    [at(6, 10, 11), 'un_entry', '6/30/31'],
    [at(12, 50, 51), 'pass', 'application_ended'],
    [{ ...at(12, 30), leftBecause: 'removed' }, 'pass', 'application_left'],
  ] as const)('%o: %s → %s', (standing, action, expected) => {
    expect(outcome(giveCompanyFeedback(standing, action))).toBe(expected)
  })
})

describe("the candidate's answer", () => {
  test.each([
    [at(1, 20), 'accept', '1/20/0'],
    [at(1, 20), 'refuse', '1/40/42'],
    [at(14, 20), 'refuse', '14/50/52'],
    [at(3, 60), 'accept', '3/20/21'],
    [at(16, 60), 'attend', '16/20/22'],
    [at(12, 60), 'attend', 'action_not_in_stage'],
    [at(15, 60), 'un_feedback', '15/60/0'],
    [at(3, 60), 'un_feedback', 'action_not_in_stage'],
    [at(12, 60), 'un_contact', '12/10/16'],
    [at(3, 60, 61), 'un_contact', '3/10/15'],
    [at(12, 10, 11), 'un_contact', '12/10/11'],
    [at(12, 60), 'change_date', '12/10/17'],
    [at(15, 60), 'change_date', '15/10/16'],
    [at(12, 20, 21), 'sign_in', '12/20/22'],
    [at(12, 20, 22), 'un_sign_in', '12/20/21'],
    [at(5, 10, 11), 'consider', '5/20/21'],
    [at(5, 20, 21), 'accept', '5/50/51'],
    [at(5, 50, 51), 'sign_contact', '5/30/31'],
    [at(5, 20, 21), 'refuse', '5/40/42'],
    [at(5, 20, 21), 'change_date', '5/10/12'],
    [at(6, 10, 11), 'refuse', '6/30/31'],
    [at(6, 10, 11), 'entry', '6/20/21'],
    [at(6, 10, 12), 'accept', '6/10/11'],
    [at(5, 40, 42), 'accept', 'application_ended'],
  ] as const)('%o: %s → %s', (standing, action, expected) => {
    expect(outcome(giveCandidateFeedback(standing, action))).toBe(expected)
  })
})

describe('moving', () => {
  const process = passing([1, 14, 12, 5, 6])
  test('enters a stage with its first status', () => {
    expect(outcome(moveTo(at(1, 30), { stage: 12 }, process))).toBe('12/10/11')
    expect(outcome(moveTo(at(1, 30), { stage: 12 }, process, { isNotified: true }))).toBe('12/60/0')
    expect(outcome(moveTo(at(1, 30), { stage: 14 }, process))).toBe('14/10/0')
    expect(outcome(moveTo(at(1, 30), { stage: 14 }, process, { hasApprover: true }))).toBe('14/20/0')
    expect(outcome(moveTo(at(12, 40), { stage: 1 }, process))).toBe('1/20/0')
  })
  test('stays within the process, moves somewhere, and not what has ended', () => {
    expect(outcome(moveTo(at(1, 30), { stage: 3 }, process))).toBe('stage_not_in_process')
    expect(outcome(moveTo(at(12, 30), { stage: 12 }, process))).toBe('already_there')
    expect(outcome(moveTo(at(12, 50, 51), { stage: 5 }, process))).toBe('application_ended')
  })
  describe('where a stage is passed in two rounds', () => {
    const rounds = [...passing([1, 12]), { id: 20, stage: 12, title: 'Second' }, ...passing([5])]
    const [, first, second] = rounds
    const elsewhere = { id: 77, stage: 12, title: 'Second' }
    const unknown = { id: 78, stage: 12, title: 'Third' }
    test.each([
      [at(1, 30), undefined, 12],
      [at(1, 30), first, 12],
      [at(1, 30), second, 20],
      [at(1, 30), elsewhere, 20],
      [at(1, 30), unknown, 'stage_not_in_process'],
      [at(12, 40), undefined, 'already_there'],
      [at(12, 40), first, 'already_there'],
      [at(12, 40), second, 20],
      [{ ...at(12, 40), processStep: 20 }, undefined, 12],
      [{ ...at(12, 40), processStep: 20 }, second, 'already_there'],
      [{ ...at(12, 40), processStep: 20 }, elsewhere, 'already_there'],
    ] as const)('from %o to %o: %s', (standing, step, expected) => {
      const decision = moveTo(standing, { stage: 12, step }, rounds)
      expect('next' in decision ? decision.next.processStep : decision.refusal).toBe(expected)
    })

    test('the second begins anew, and its step is kept by what happens in it', () => {
      const decision = moveTo(at(12, 40), { stage: 12, step: second }, rounds)
      expect(outcome(decision)).toBe('12/10/11')
      const entered = 'next' in decision ? decision.next : at(1, 0)
      expect(giveCompanyFeedback(entered, 'pass')).toMatchObject({ next: { step: 40, processStep: 20 } })
      expect(countChanges(at(12, 10, 11), entered)).toEqual([
        { stage: 12, step: 10, detail: 11, processStep: null, by: -1 },
        { stage: 12, step: 10, detail: 11, processStep: 20, by: 1 },
      ])
    })
  })
  test('who has it is changed while it goes on, and only to somebody else', () => {
    expect(outcome(handOver(at(12, 30), { isTheirs: false, canSee: true }))).toBe('12/30/0')
    expect(outcome(handOver(at(12, 30), { isTheirs: true, canSee: true }))).toBe('already_there')
    expect(outcome(handOver(at(12, 30), { isTheirs: false, canSee: false }))).toBe('owner_cannot_see')
    for (const ended of [at(1, 40, 41), at(12, 50, 52), at(5, 40, 42), at(6, 30, 31)])
      expect(outcome(handOver(ended, { isTheirs: false, canSee: true }))).toBe('application_ended')
    const left = { ...at(12, 30), leftBecause: 'removed' as const }
    expect(outcome(handOver(left, { isTheirs: false, canSee: true }))).toBe('application_left')
  })
  test('a résumé is taken up once', () => {
    expect(outcome(takeUp(at(1, 0)))).toBe('1/20/0')
    expect(outcome(takeUp(at(1, 20)))).toBe('already_there')
  })
  test('restoring gives back the exact standing it had', () => {
    const before = at(12, 20, 23)
    const ended = giveCompanyFeedback(before, 'eliminate')
    if (!('next' in ended)) throw new Error('refused')
    expect(restore(ended.next, before)).toEqual({ next: before })
    expect(outcome(restore(before, null))).toBe('nothing_to_restore')
    const removed = remove(ended.next)
    if (!('next' in removed)) throw new Error('refused')
    expect(restore(removed.next, ended.next)).toEqual({ next: ended.next })
  })
})

describe('events', () => {
  test.each([
    [at(12, 10, 11), 'notified', '12/60/0'],
    [at(12, 60), 'viewed', '12/60/61'],
    [at(12, 60), 'not_delivered', '12/10/16'],
    [at(3, 60), 'not_delivered', '3/10/15'],
    [at(3, 60), 'started', '3/20/22'],
    [at(3, 20, 22), 'finished', '3/30/0'],
    [at(3, 30), 'passed_automatically', '3/40/42'],
    [at(16, 30), 'passed_automatically', null],
    [at(12, 20, 22), 'began', '12/20/23'],
    [at(12, 20, 23), 'ended', '12/30/0'],
    [at(12, 60), 'no_reply', '12/10/18'],
    [at(12, 20, 21), 'no_reply', null],
    [at(5, 10, 11), 'offer_lapsed', '5/10/15'],
    [at(5, 30, 31), 'offer_lapsed', null],
    [at(6, 10, 11), 'entry_date_passed', '6/10/12'],
    [at(6, 20, 21), 'entry_date_passed', null],
  ] as const)('%o: %s → %s', (standing, event, expected) => {
    const next = afterEvent(standing, event)
    expect(next && outcome({ next })).toBe(expected)
  })
})

describe('whatever is done', () => {
  const acts = [
    ...companyActions.map((action) => (standing: Standing) => giveCompanyFeedback(standing, action)),
    ...candidateActions.map((action) => (standing: Standing) => giveCandidateFeedback(standing, action)),
    ...stages.stagesInOrder.map(
      (code) => (standing: Standing) => moveTo(standing, { stage: code }, passing(stages.stagesInOrder)),
    ),
    ...systemEvents.map(
      (event) =>
        (standing: Standing): Decision => ({ next: afterEvent(standing, event) ?? standing }),
    ),
    takeUp,
    remove,
  ]
  test('an application stands in a known status, ended ones stay, and the counts follow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(acts.length - 1), { maxLength: 40 }), (chosen) => {
        let standing: Standing = { ...statuses.awaitingScreening, leftBecause: null }
        for (const index of chosen) {
          const decision = acts[index]?.(standing)
          if (!decision || 'refusal' in decision) continue
          expect(statuses.knownStatus(decision.next)).toBeDefined()
          if (statuses.isEnded(standing))
            expect(decision.next).toMatchObject({ step: standing.step, detail: standing.detail })
          const sum = countChanges(standing, decision.next).reduce((total, { by }) => total + by, 0)
          expect(sum).toBe(Number(!decision.next.leftBecause) - Number(!standing.leftBecause))
          standing = decision.next
        }
      }),
    )
  })
  test('every action of the specification has a stage, and every first status is known', () => {
    expect(new Set(stages.stagesInOrder.flatMap(companyActionsIn))).toEqual(new Set(companyActions))
    expect(new Set(stages.stagesInOrder.flatMap(candidateActionsIn))).toEqual(new Set(candidateActions))
    for (const code of stages.stagesInOrder) expect(statuses.knownStatus(firstStatusOf(code))).toBeDefined()
    expect(statuses.statuses.length).toBe(
      new Set(statuses.statuses.map(({ stage, step, detail }) => `${stage}/${step}/${detail}`)).size,
    )
  })
})
