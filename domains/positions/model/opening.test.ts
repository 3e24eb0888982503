import { describe, expect, test } from 'vitest'
import { closePosition, missingToOpen, missingToStayOpen, openPosition } from './opening.ts'

const ready = {
  title: 'Engineer',
  cities: ['上海'],
  headCount: 1,
  texts: ['Keeps the chargers running', ''],
  isProcessDeleted: false,
  isProjectDeleted: false,
}

describe('what keeps a position from being open', () => {
  test.each([
    [{}, []],
    [{ title: ' ' }, ['title_missing']],
    [{ cities: [] }, ['city_missing']],
    [{ cities: [' '] }, ['city_missing']],
    [{ headCount: 0 }, ['head_count_missing']],
    [{ texts: ['', 'Five years with Rust'] }, []],
    [{ texts: [' ', ''] }, ['text_missing']],
    [{ texts: ['\u200b', ' . \u2800'] }, ['text_missing']],
    [{ isProcessDeleted: true }, ['process_deleted']],
    [{ isProjectDeleted: true }, ['project_deleted']],
    [{ title: '', cities: [], headCount: 0 }, ['title_missing', 'city_missing', 'head_count_missing']],
  ])('%o: %j', (change, missing) => {
    expect(missingToOpen({ ...ready, ...change })).toEqual(missing)
  })
})

describe('what keeps an open position from being changed', () => {
  const silent = { ...ready, texts: ['', ' '] }
  test.each([
    ['losing its text', ready, silent, ['text_missing']],
    ['going on without one', silent, { ...silent, headCount: 3 }, []],
    ['being given one', silent, ready, []],
    ['losing its cities', silent, { ...silent, cities: [] }, ['city_missing']],
  ])('%s', (_, before, wanted, missing) => expect(missingToStayOpen(before, wanted)).toEqual(missing))
})

describe('the states', () => {
  test.each([
    ['draft', { next: 'open' }, { refusal: 'not_open' }],
    ['open', { refusal: 'already_open' }, { next: 'closed' }],
    ['closed', { next: 'open' }, { refusal: 'not_open' }],
  ] as const)('from %s', (state, opened, closed) => {
    expect(openPosition(state, ready)).toEqual(opened)
    expect(closePosition(state)).toEqual(closed)
  })

  test('what is not ready is not opened, from wherever', () => {
    const unready = { ...ready, cities: [] }
    expect(openPosition('draft', unready)).toEqual({ refusal: 'city_missing' })
    expect(openPosition('closed', unready)).toEqual({ refusal: 'city_missing' })
  })
})
