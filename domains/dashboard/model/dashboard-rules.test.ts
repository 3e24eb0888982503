import { stages, statuses } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayBefore,
  dayNamed,
  daysFrom,
  firstSteps,
  funnelOf,
  lengthOf,
  links,
  placesOf,
  placesPassed,
  progress,
  toDo,
  weekOf,
} from './index.ts'

const { stage } = stages
const count = (code: number, step: number, detail: number, amount: number) => ({
  stage: code,
  step,
  detail,
  amount,
})

describe('to-dos', () => {
  const names = (among: readonly { readonly name: string }[]) => among.map(({ name }) => name)
  test('of recruiters are what nobody else was asked for', () => {
    expect(names(toDo.toDosOf(stage.screening))).toEqual(['awaiting_screening', 'pending_decision', 'passed'])
    expect(names(toDo.toDosOf(stage.approval))).toEqual(['no_approver', 'approved'])
    expect(names(toDo.toDosOf(stage.entry))).toEqual(['past_entry_date'])
    expect(stages.stagesInOrder.flatMap(toDo.toDosOf)).toEqual(toDo.recruitersToDo)
  })
  test('of all of staff are those and what people were asked for', () => {
    expect(names(toDo.approvals)).toEqual(['in_approval', 'awaiting_decision'])
    expect(names(toDo.evaluations)).toEqual(['awaiting_evaluation'])
    expect(new Set(toDo.staffsToDo)).toEqual(
      new Set([...toDo.recruitersToDo, ...toDo.approvals, ...toDo.evaluations]),
    )
    expect(names(toDo.staffsToDosOf(stage.approval))).toEqual([
      'no_approver',
      'in_approval',
      'awaiting_decision',
      'approved',
    ])
  })
  test('count only what stands in them', () => {
    const counts = [count(1, 0, 0, 4), count(1, 20, 0, 9), count(5, 10, 15, 2), count(6, 10, 12, 3)]
    expect(toDo.amountIn(counts, toDo.recruitersToDo)).toBe(18)
    expect(toDo.amountIn(counts, toDo.lapsedOffer)).toBe(2)
    expect(toDo.amountIn(counts, toDo.missedEntry)).toBe(3)
    expect(toDo.amountIn(counts, toDo.evaluations)).toBe(0)
  })
})

describe('the funnel', () => {
  test('tells who is here, who came this far, and the share that was let through', () => {
    const counts = [count(1, 40, 41, 6), count(12, 30, 0, 3), count(6, 20, 21, 1)]
    const [screening, interview, entry] = funnelOf(counts, placesOf([1, 12, 6, 77]))
    expect(screening).toMatchObject({ stage: 1, here: 6, reached: 10, rate: null })
    expect(interview).toMatchObject({ stage: 12, here: 3, reached: 4, rate: 0.4 })
    expect(entry).toMatchObject({ stage: 6, here: 1, reached: 1, rate: 0.25 })
    expect(funnelOf([]).map(({ rate }) => rate)).toEqual(stages.stagesInOrder.map(() => null))
  })
  test('tells rounds of a stage apart, and has the stages that are passed or stood in', () => {
    const rounds = [
      ...placesOf([1]),
      { stage: stage.interview, title: 'First', processStep: 7 },
      { stage: stage.interview, title: 'Second', processStep: 8 },
    ]
    const counts = [count(1, 20, 0, 2), count(12, 30, 0, 4), { ...count(12, 10, 11, 2), processStep: 8 }]
    expect(
      funnelOf(counts, rounds).map(({ title, here, reached, rate }) => [title, here, reached, rate]),
    ).toEqual([
      ['', 2, 8, null],
      ['First', 4, 6, 0.75],
      ['Second', 2, 2, 2 / 6],
    ])
    expect(placesPassed([1, 12], [count(5, 30, 31, 1), count(6, 20, 21, 0)]).map((one) => one.stage)).toEqual(
      [1, 12, 5],
    )
  })
  test('loses nobody: stages add up to all, colours to their stage', () => {
    const known = fc.constantFrom(...statuses.statuses)
    const some = fc.array(fc.tuple(known, fc.nat(1000)))
    fc.assert(
      fc.property(some, (rows) => {
        const counts = rows.map(([status, amount]) => ({ ...status, amount }))
        const funnel = funnelOf(counts)
        expect(funnel.reduce((sum, { here }) => sum + here, 0)).toBe(toDo.sumOf(counts))
        expect(funnel[0]?.reached).toBe(toDo.sumOf(counts))
        // A status that comes twice is summed in both.
        for (const { here, byColour } of funnel)
          expect(byColour.reduce((sum, { amount }) => sum + amount, 0)).toBe(here)
      }),
    )
  })
})

describe('progress', () => {
  test.each([
    ['interview', 3 + 5],
    ['passed', 5],
    ['sign', 7 + 11],
    ['joining', 13 + 17],
    ['joined', 19],
  ] as const)('%s', (milestone, expected) => {
    const counts = [
      count(12, 10, 11, 3),
      count(12, 40, 0, 5),
      count(12, 50, 51, 100),
      count(5, 30, 31, 7),
      count(5, 50, 51, 11),
      count(5, 10, 11, 100),
      count(6, 10, 11, 13),
      count(6, 10, 12, 17),
      count(6, 20, 21, 19),
      count(6, 30, 31, 100),
    ]
    expect(progress.amountAt(counts, milestone)).toBe(expected)
  })
  test('is never more than full', () => {
    expect(progress.shareFilled([count(6, 20, 21, 1)], 4)).toBe(0.25)
    expect(progress.shareFilled([count(6, 20, 21, 9)], 4)).toBe(1)
    expect(progress.shareFilled([], 0)).toBe(0)
  })
})

describe('days', () => {
  test('weeks start on Monday', () => {
    expect(weekOf(dayNamed('2026-11-22')).map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
    expect(weekOf(dayNamed('2026-11-16'))[0]?.date).toBe('2026-11-16')
  })
  test('follow one another without a gap, over years and clock changes', () => {
    const start = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 60 }), (moment, length) => {
        const days = daysFrom(dayNamed(moment.toISOString().slice(0, 10)), length)
        expect(days[0]?.date).toBe(moment.toISOString().slice(0, 10))
        for (const [index, day] of days.entries())
          expect(days[index + 1]?.from ?? day.until).toEqual(day.until)
        const [first, last] = [days[0], days.at(-1)]
        if (first && last) expect(lengthOf(first, last)).toBe(length)
        if (first && last) expect(dayBefore(last, length - 1)).toEqual(first)
      }),
    )
  })
})

describe('first steps', () => {
  const nothing = { project: false, position: false, career_site: false, candidate: false, colleague: false }
  const all = { project: true, position: true, career_site: true, candidate: true, colleague: true }
  test('come one after the other', () => {
    expect(firstSteps.nextStep(nothing)).toBe('project')
    expect(firstSteps.nextStep({ ...all, candidate: false })).toBe('candidate')
    expect(firstSteps.nextStep(all)).toBeNull()
  })
  test('greet a newcomer, a busy hand, an idle one', () => {
    expect(firstSteps.welcomeOf({ ...all, candidate: false }, 5)).toBe('first_steps')
    expect(firstSteps.welcomeOf(all, 5)).toBe('to_do')
    expect(firstSteps.welcomeOf({ ...all, colleague: false }, 0)).toBe('all_done')
  })
})

describe('links', () => {
  test('say which screen of which origin, under which conditions', () => {
    expect(links.toStage(2, stage.offer, ['10/15'])).toEqual({
      screen: 'candidates',
      query: { origin: 2, tracker_status: 5, statuses: '10/15' },
    })
    expect(links.toStage(1, stage.offer)).toEqual({
      screen: 'candidates',
      query: { origin: 1, tracker_status: 5 },
    })
  })
})
