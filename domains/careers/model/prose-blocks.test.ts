import { expect, test } from 'vitest'
import { blocksOf } from './prose-blocks.ts'

test.each([
  ['You look after us.\n- Lead\n- Run', [['You look after us.'], ['Lead', 'Run']]],
  ['1、负责A\n2、负责B', [['负责A', '负责B']]],
  ['One\nTwo\n\nThree', [['One', 'Two'], ['Three']]],
  ['- a\n\n- b', [['a'], ['b']]],
  ['2026年扩建', [['2026年扩建']]],
  ['  \n', []],
])('%j', (text, expected) => {
  expect(blocksOf(text).map(({ items }) => items)).toEqual(expected)
})
