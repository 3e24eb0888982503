import { describe, expect, test } from 'vitest'
import { read, type SearchParams, write } from '../web/address-fields.ts'
import { choice, choices, dayRange, type Filter, numberRange, tabs, text, withInitial } from './filters.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const
const yesOrNo = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const

const keyword = text('keyword', 'Keyword')
const state = choice('state', 'State', states)
const isOnline = choice('is_online', 'Online', yesOrNo)
const stages = choices('stages', 'Stages', [
  { value: 1, label: 'Screening' },
  { value: 12, label: 'Interview' },
])
const arrived = dayRange(['from', 'until'], 'Arrived')
const score = numberRange(['least', 'most'], 'Score', { least: 0, most: 100 })

const understood = <Values extends object>({ fields }: Filter<Values>, words: SearchParams) =>
  read(words, fields)

describe('an address is understood', () => {
  const cases: readonly [string, object, object][] = [
    ['a text without the space around it', understood(keyword, { keyword: '  lamp ' }), { keyword: 'lamp' }],
    ['no text longer than a call takes', understood(keyword, { keyword: 'x'.repeat(101) }), {}],
    ['one of a few', understood(state, { state: 'open' }), { state: 'open' }],
    ['no other word', understood(state, { state: 'Open' }), {}],
    ['a yes as a yes', understood(isOnline, { is_online: 'true' }), { is_online: true }],
    ['a no as a no', understood(isOnline, { is_online: 'false' }), { is_online: false }],
    ['several numbers', understood(stages, { stages: '12,1' }), { stages: [12, 1] }],
    ['several only where each is one', understood(stages, { stages: '12,99' }), {}],
    [
      'both ends of a range',
      understood(arrived, { from: '2026-02-01', until: '2026-02-28' }),
      { from: '2026-02-01', until: '2026-02-28' },
    ],
    ['a range with one end open', understood(arrived, { from: '2026-02-01' }), { from: '2026-02-01' }],
    [
      'no day there is not',
      understood(arrived, { from: '2026-02-30', until: '2026-03-01' }),
      { until: '2026-03-01' },
    ],
    ['numbers within their bounds', understood(score, { least: '0', most: '100' }), { least: 0, most: 100 }],
    ['no number beyond', understood(score, { least: '-1', most: '101' }), {}],
  ]
  test.each(cases)('%s', (_, understood, values) => {
    expect(understood).toEqual(values)
  })
})

test.each([
  ['a yes', write({ is_online: true }, isOnline.fields), { is_online: 'true' }],
  ['several', write({ stages: [1, 12] }, stages.fields), { stages: '1,12' }],
  ['what is taken out', write({ stages: null }, stages.fields), { stages: null }],
  ['one end of a range', write({ least: 10, most: null }, score.fields), { least: '10', most: null }],
])('an address is written: %s', (_, written, words) => {
  expect(written).toEqual(words)
})

test('a range has both of its names, and is drawn as what it is', () => {
  expect([arrived.names, arrived.shape]).toEqual([['from', 'until'], { kind: 'days' }])
  expect([score.names, score.shape]).toEqual([['least', 'most'], { kind: 'numbers', least: 0, most: 100 }])
})

test('what is chosen from is written as the address has it', () => {
  expect(isOnline.shape).toMatchObject({
    isMultiple: false,
    options: [{ value: 'true' }, { value: 'false' }],
  })
  expect(stages.shape).toMatchObject({ isMultiple: true, options: [{ value: '1' }, { value: '12' }] })
})

describe('a list that opens on a tab', () => {
  const listed = tabs('turn', 'Turn', {
    call: {} as never,
    all: 'All',
    options: [
      { value: 'mine', label: 'Mine' },
      { value: 'over', label: 'Over' },
    ],
    initial: 'mine',
    countsIn: () => ({}),
  })

  test.each([
    ['stands there where the address says nothing', {}, { turn: 'mine' }, { turn: ['mine'] }],
    ['stands where the address says', { turn: 'over' }, { turn: 'over' }, { turn: ['over'] }],
    ['has no condition where the address says all', { turn: 'all' }, { turn: 'all' }, {}],
    ['keeps the other words', { page: '2' }, { turn: 'mine', page: '2' }, { turn: ['mine'] }],
  ])('%s', (_, given, words, values) => {
    expect(withInitial(given, [keyword as never, listed as never])).toEqual(words)
    expect(read(words, listed.fields)).toEqual(values)
  })
})
