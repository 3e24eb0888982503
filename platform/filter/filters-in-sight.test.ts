import { expect, test } from 'vitest'
import { filtersInSight } from './filters-in-sight.ts'

const field = (name: string) => ({ names: [name], shape: { kind: 'text' } as const })
const tabs = {
  names: ['day'],
  shape: { kind: 'tabs', all: '', options: [], countsIn: () => ({}) } as const,
}
const five = [tabs, ...['a', 'b', 'c', 'd', 'e'].map(field)]
const wide = { words: {}, isNarrow: false, isOpen: false }
const narrow = { ...wide, isNarrow: true }

test.each([
  ['the first three', five, wide, ['day', 'a', 'b', 'c'], 0],
  ['and what is set', five, { ...wide, words: { e: '1' } }, ['day', 'a', 'b', 'c', 'e'], 0],
  ['all once they are asked for', five, { ...wide, isOpen: true }, ['day', 'a', 'b', 'c', 'd', 'e'], 0],
  ['a single one is not folded', five.slice(0, 5), wide, ['day', 'a', 'b', 'c', 'd'], 0],
  ['the first on a phone', five, narrow, ['day', 'a'], 0],
  ['with how many are set behind', five, { ...narrow, words: { b: '1', e: '2' } }, ['day', 'a'], 2],
  ['a single one on a phone', five.slice(0, 2), narrow, ['day', 'a'], 0],
])('in sight: %s', (_, filters, sight, names, behind) => {
  const { shown, setBehind } = filtersInSight(filters, sight)
  expect([shown.flatMap((filter) => filter.names), setBehind]).toEqual([names, behind])
})
