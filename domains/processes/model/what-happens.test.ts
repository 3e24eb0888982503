import { expect, test } from 'vitest'
import type { WantedStep } from './process-steps.ts'
import { whatHappens } from './what-happens.ts'

const existing = [
  { id: 1, stage: 1, title: '' },
  { id: 2, stage: 12, title: 'First' },
  { id: 3, stage: 12, title: 'Second' },
  { id: 4, stage: 5, title: '' },
]
const [screening, first, second, offer] = existing
const counts = [
  { stage: 12, step: 10, detail: 0, amount: 3, processStep: 3 },
  { stage: 12, step: 50, detail: 51, amount: 2, processStep: 3 },
]

const said = (wanted: readonly WantedStep[]) =>
  whatHappens(existing, wanted, counts).map(({ fate, underWay, ended, nextAfter }) =>
    [fate, underWay, ended, nextAfter?.title || nextAfter?.stage || '-'].join(' '),
  )

test.each<[string, readonly (WantedStep | undefined)[], readonly string[]]>([
  ['nothing', existing, ['stays 0 0 First', 'stays 0 0 Second', 'stays 3 2 5', 'stays 0 0 -']],
  [
    'a title',
    [screening, first, second && { ...second, title: 'Team' }, offer],
    ['stays 0 0 First', 'stays 0 0 Team', 'renamed 3 2 5', 'stays 0 0 -'],
  ],
  [
    'the order, with one more',
    [screening, second, { stage: 3, title: 'Test' }, first, offer],
    ['stays 0 0 Second', 'stays 0 0 5', 'stays 3 2 Test', 'stays 0 0 -'],
  ],
  [
    'what there is',
    [screening, first, offer],
    ['stays 0 0 First', 'stays 0 0 5', 'goes 3 2 -', 'stays 0 0 -'],
  ],
])('changing %s', (_, wanted, fates) => expect(said(wanted.flatMap((step) => step ?? []))).toEqual(fates))

test('a process without people says so of each step, and one without steps says nothing', () => {
  const still = whatHappens(existing, existing, [])
  expect(still.map(({ underWay, ended }) => [underWay, ended])).toEqual(existing.map(() => [0, 0]))
  expect(whatHappens([], existing, counts)).toEqual([])
})

test('people in a step that left the process before stand in the first of its stage', () => {
  const lost = [{ stage: 12, step: 10, detail: 0, amount: 2, processStep: 99 }]
  expect(whatHappens(existing, existing, lost).map(({ underWay }) => underWay)).toEqual([0, 2, 0, 0])
  const entered = [{ stage: 6, step: 20, detail: 21, amount: 5, processStep: null }]
  expect(whatHappens(existing, existing, entered).every(({ underWay }) => underWay === 0)).toBe(true)
})
