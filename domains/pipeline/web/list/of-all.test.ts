import { expect, test } from 'vitest'
import { isOfAll } from './of-all.ts'

test.each([
  ['tags', true],
  ['message', true],
  ['keep', true],
  ['export', true],
  ['move', false],
  ['pass', false],
  ['eliminate', false],
  ['position', false],
  ['transfer', false],
  ['approval', false],
  ['', false],
])('the dialog %j takes all who are selected: %s', (dialog, is) => {
  expect(isOfAll(dialog)).toBe(is)
})
