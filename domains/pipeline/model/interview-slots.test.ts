import { stages } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutIntoSlots, daysFrom, holdsSlot, mostDays, spread, whyNoSlot } from './interview-slots.ts'

describe('a stretch of a day is cut into slots', () => {
  test.each([
    ['09:00', '10:30', 30, ['09:00–09:30', '09:30–10:00', '10:00–10:30']],
    ['09:00', '10:20', 30, ['09:00–09:30', '09:30–10:00']],
    ['09:00', '09:20', 30, []],
    ['10:00', '09:00', 30, []],
    ['08:05', '08:20', 15, ['08:05–08:20']],
  ])('%s until %s by %i minutes', (from, until, minutes, slots) => {
    expect(cutIntoSlots({ from, until }, minutes).map((one) => `${one.from}–${one.until}`)).toEqual(slots)
  })
})

describe('the days of a setting', () => {
  // The fourth of March 2030 is a Monday.
  test.each([
    ['2030-03-04', '', false, ['2030-03-04']],
    ['2030-03-04', '2030-03-04', false, ['2030-03-04']],
    ['2030-03-08', '2030-03-11', false, ['2030-03-08', '2030-03-11']],
    ['2030-03-08', '2030-03-10', true, ['2030-03-08', '2030-03-09', '2030-03-10']],
    // Who names a single day means it.
    ['2030-03-09', '', false, ['2030-03-09']],
    ['2030-03-09', '2030-03-10', false, ['2030-03-09', '2030-03-10']],
    ['2030-03-05', '2030-03-04', false, ['2030-03-05']],
    ['', '', false, []],
  ])('from %s to %s, weekends: %s', (first, last, hasWeekends, days) => {
    expect(daysFrom(first, last, hasWeekends)).toEqual(days)
  })

  test('are no more than a setting takes', () => {
    expect(daysFrom('2030-01-01', '2039-01-01', true)).toHaveLength(mostDays)
  })
})

const at = (step: number, detail: number, stage: stages.Stage = stages.stage.interview) =>
  ({ stage, step, detail, leftBecause: null }) as const

describe('who is given a slot, and keeps it', () => {
  test.each([
    ['to arrange', at(10, 11), null, true],
    ['put off', at(10, 12), null, false],
    ['called off', at(10, 13), null, false],
    ['time unsuitable', at(10, 17), null, false],
    ['slots used up', at(10, 19), null, false],
    ['invited', at(60, 0), null, true],
    ['has said yes', at(20, 21), null, true],
    ['checked in', at(20, 22), 'action_not_in_stage', true],
    ['to be judged', at(30, 0), 'action_not_in_stage', true],
    ['eliminated', at(50, 51), 'application_ended', false],
    ['in an exam', at(10, 11, stages.stage.exam), 'action_not_in_stage', false],
  ])('%s', (_, standing, refusal, holds) => {
    expect(whyNoSlot(standing)).toBe(refusal)
    expect(holdsSlot(standing)).toBe(holds)
  })

  test('nobody who left the list', () => {
    const gone = { ...at(10, 11), leftBecause: 'removed' } as const
    expect([whyNoSlot(gone), holdsSlot(gone)]).toEqual(['application_left', false])
  })
})

describe('places are given away', () => {
  const slot = (id: number, capacity: number, taken = 0, process_step_id = 1) => {
    return { id, capacity, taken, process_step_id }
  }
  const people = (count: number, process_step_id: number | null = 1) =>
    Array.from({ length: count }, (_, index) => ({ post_id: index + 1, process_step_id }))

  test('in the order of both, each slot until it is full', () => {
    expect([...spread(people(4), [slot(7, 2), slot(8, 3)]).values()]).toEqual([7, 7, 8, 8])
  })

  test('and no more than there are', () => {
    expect([...spread(people(4), [slot(7, 2, 1), slot(8, 2, 2), slot(9, 1)]).values()]).toEqual([
      7,
      9,
      null,
      null,
    ])
  })

  test('only in slots of the step that somebody stands in', () => {
    expect([...spread(people(2), [slot(7, 2, 0, 5)]).values()]).toEqual([null, null])
    expect([...spread(people(1, null), [slot(7, 2)]).values()]).toEqual([null])
  })

  test('one that holds more than it takes has no place', () => {
    expect([...spread(people(1), [slot(7, 1, 2)]).values()]).toEqual([null])
  })
})

const rounds = fc.constantFrom(1, 2)
const manySlots = fc.array(
  fc.record({ process_step_id: rounds, capacity: fc.integer({ min: 1, max: 4 }), taken: fc.nat(5) }),
  { maxLength: 8 },
)
const manyPeople = fc.array(fc.option(rounds), { maxLength: 30 })

test('whoever waits and whatever there is: no slot holds more than it takes, and nobody goes without while one of their round has a place', () => {
  fc.assert(
    fc.property(manySlots, manyPeople, (slots, people) => {
      const numbered = slots.map((slot, index) => ({ id: index + 1, ...slot }))
      const waiting = people.map((process_step_id, index) => ({ post_id: index + 1, process_step_id }))
      const given = spread(waiting, numbered)
      expect(given.size).toBe(waiting.length)
      for (const { id, process_step_id, capacity, taken } of numbered) {
        const holders = waiting.filter(({ post_id }) => given.get(post_id) === id)
        expect(holders.every((one) => one.process_step_id === process_step_id)).toBe(true)
        if (holders.length > 0) expect(taken + holders.length).toBeLessThanOrEqual(capacity)
        const without = waiting.some(
          (one) => one.process_step_id === process_step_id && given.get(one.post_id) === null,
        )
        if (without) expect(taken + holders.length).toBeGreaterThanOrEqual(capacity)
      }
    }),
  )
})
