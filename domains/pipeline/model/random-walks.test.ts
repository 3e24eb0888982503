// @module-tag race
import { stages, statuses } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidateActions, giveCandidateFeedback } from './candidate-feedback.ts'
import { companyActions, giveCompanyFeedback } from './company-feedback.ts'
import { countChanges } from './counts.ts'
import type { Decision, Standing } from './decision.ts'
import { changePosition, moveTo, remove, restore, standsWhere, takeUp } from './move.ts'
import { afterEvent, systemEvents } from './system-events.ts'

/** Every stage, with two rounds of interviews. */
const process = [...stages.stagesInOrder, stages.stage.interview].map((stage, index) => ({
  id: index + 1,
  stage,
  title: index < stages.stagesInOrder.length ? '' : 'Second',
}))

const start: Standing = { ...statuses.awaitingScreening, leftBecause: null }

/** Anything that may happen to an application; what it left behind is what it can be restored to. */
type Act = (standing: Standing, before: Standing | null) => Decision

const acts: readonly Act[] = [
  ...companyActions.map(
    (action): Act =>
      (standing) =>
        giveCompanyFeedback(standing, action),
  ),
  ...candidateActions.map(
    (action): Act =>
      (standing) =>
        giveCandidateFeedback(standing, action),
  ),
  ...process.map(
    (step): Act =>
      (standing) =>
        moveTo(standing, { stage: stages.stageOf(step.stage), step }, process),
  ),
  ...systemEvents.map(
    (event): Act =>
      (standing) => ({ next: afterEvent(standing, event) ?? standing }),
  ),
  takeUp,
  remove,
  (standing) => changePosition(standing, process),
  restore,
]
const walks = fc.array(fc.nat(acts.length - 1), { maxLength: 60 })

interface Step {
  readonly from: Standing
  readonly to: Standing
}

/** Where a walk leads, step by step; refused acts are no steps. */
function walk(chosen: readonly number[]): readonly Step[] {
  const steps: Step[] = []
  let standing = start
  let before: Standing | null = null
  for (const index of chosen) {
    const decision = acts[index]?.(standing, before)
    if (!decision || 'refusal' in decision) continue
    const next = decision.next
    if (!standsWhere(next, standing) && (statuses.isEnded(next) || next.leftBecause)) before = standing
    steps.push({ from: standing, to: next })
    standing = next
  }
  return steps
}

type Place = statuses.StatusCodes & { readonly processStep?: number | null | undefined }

const keyOf = ({ stage, step, detail, processStep = null }: Place) =>
  `${stage}/${step}/${detail}/${processStep}`

describe('after any walks of any applications', () => {
  test('the counts kept step by step equal a recount, and are never below zero', () => {
    fc.assert(
      fc.property(fc.array(walks, { maxLength: 8 }), (all) => {
        const kept = new Map<string, number>()
        const add = (changes: ReturnType<typeof countChanges>) => {
          for (const change of changes) kept.set(keyOf(change), (kept.get(keyOf(change)) ?? 0) + change.by)
        }
        const recounted = new Map<string, number>()
        for (const chosen of all) {
          add(countChanges(null, start))
          const steps = walk(chosen)
          for (const { from, to } of steps) add(countChanges(from, to))
          const end = steps.at(-1)?.to ?? start
          if (!end.leftBecause) recounted.set(keyOf(end), (recounted.get(keyOf(end)) ?? 0) + 1)
        }
        expect([...kept].every(([, amount]) => amount >= 0)).toBe(true)
        expect(Object.fromEntries([...kept].filter(([, amount]) => amount !== 0))).toEqual(
          Object.fromEntries(recounted),
        )
      }),
    )
  })

  test('an application that is taken away leaves no count behind', () => {
    fc.assert(
      fc.property(walks, (chosen) => {
        const steps = walk(chosen)
        const end = steps.at(-1)?.to ?? start
        const changes = [
          ...countChanges(null, start),
          ...steps.flatMap(({ from, to }) => countChanges(from, to)),
          ...countChanges(end, null),
        ]
        const sums = Map.groupBy(changes, keyOf)
        for (const of of sums.values()) expect(of.reduce((sum, { by }) => sum + by, 0)).toBe(0)
      }),
    )
  })

  test('history joins up: each step starts where the last ended, in known statuses only', () => {
    fc.assert(
      fc.property(walks, (chosen) => {
        const steps = walk(chosen)
        for (const [index, { from, to }] of steps.entries()) {
          expect(from).toEqual(index === 0 ? start : steps[index - 1]?.to)
          expect(statuses.knownStatus(to), keyOf(to)).toBeDefined()
        }
      }),
    )
  })

  test('only restoring brings back what has ended or left, and to exactly where it was', () => {
    fc.assert(
      fc.property(walks, (chosen) => {
        for (const { from, to } of walk(chosen)) {
          if (from.leftBecause && !to.leftBecause) {
            const again = restore(from, to)
            expect(again).toEqual({ next: to })
          }
          if (statuses.isEnded(from) && !statuses.isEnded(to)) expect(restore(from, to)).toEqual({ next: to })
        }
      }),
    )
  })

  test('a change can be taken back as long as the application stands where it left it', () => {
    fc.assert(
      fc.property(walks, (chosen) => {
        const steps = walk(chosen)
        for (const [index, { to }] of steps.entries()) {
          const now = steps.at(-1)?.to ?? start
          const isUntouched = steps.slice(index + 1).every((step) => standsWhere(step.to, to))
          if (isUntouched) expect(standsWhere(now, to)).toBe(true)
        }
      }),
    )
  })
})

describe('what happens by itself', () => {
  /** An event that comes late, twice or to the wrong stage is no mistake of anybody's. */
  test('leaves what has ended or left alone, and changes nothing when it comes twice', () => {
    for (const event of systemEvents) {
      for (const { stage, step, detail } of statuses.statuses) {
        const standing: Standing = { stage, step, detail, leftBecause: null }
        expect(afterEvent({ ...standing, leftBecause: 'removed' }, event)).toBeNull()
        const next = afterEvent(standing, event)
        if (statuses.isEnded(standing)) expect(next).toBeNull()
        if (!next) continue
        expect(statuses.knownStatus(next), `${event} at ${keyOf(standing)}`).toBeDefined()
        expect(next.stage).toBe(stage)
        expect(statuses.isSameStatus(next, standing)).toBe(false)
        const twice = afterEvent(next, event)
        expect(twice === null || statuses.isSameStatus(afterEvent(twice, event) ?? twice, twice)).toBe(true)
      }
    }
  })

  test('never ends an application: that is for people', () => {
    for (const event of systemEvents) {
      for (const { stage, step, detail } of statuses.statuses) {
        const next = afterEvent({ stage, step, detail, leftBecause: null }, event)
        expect(next === null || !statuses.isEnded(next), event).toBe(true)
      }
    }
  })
})

describe('the vocabulary', () => {
  test.each([
    [1, 'screening', 'blue'],
    [14, 'approval', 'amber'],
    [16, 'assessment', 'pink'],
    [3, 'exam', 'cyan'],
    [15, 'aiInterview', 'geekblue'],
    [12, 'interview', 'green'],
    [5, 'offer', 'red'],
    [6, 'entry', 'lightblue'],
  ] as const)('stage %i is %s and its badge %s', (code, name, badge) => {
    expect(stages.isStage(code)).toBe(true)
    expect(stages.nameOfStage(code)).toBe(name)
    expect(stages.badgeOf[code]).toBe(badge)
    expect(stages.stageOf(code)).toBe(code)
  })

  test('no other number is a stage, and one in the database is a bug', () => {
    fc.assert(
      fc.property(fc.integer(), (code) => {
        fc.pre(!stages.stagesInOrder.some((known) => known === code))
        expect(stages.isStage(code)).toBe(false)
        expect(() => stages.stageOf(code)).toThrow(RangeError)
      }),
    )
  })

  test('grey is what has ended: eliminated, refused, withdrawn and not entered, and nothing else', () => {
    const ends = new Set(['eliminated', 'refused', 'withdrawn', 'did_not_enter'])
    for (const status of statuses.statuses)
      expect(status.colour === 'grey', status.name).toBe(ends.has(status.name))
    expect(stages.meetingStages).toEqual([16, 3, 15, 12])
  })

  test('is known by its codes only, each once', () => {
    const keys = statuses.statuses.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
    fc.assert(
      fc.property(fc.record({ stage: fc.nat(20), step: fc.nat(70), detail: fc.nat(70) }), (codes) => {
        expect(statuses.knownStatus(codes) !== undefined).toBe(keys.includes(keyOf(codes)))
      }),
    )
  })
})
