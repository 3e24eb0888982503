import { expect, test } from 'vitest'
import { printable, runsOf, scriptsIn } from './runs-of.ts'

test.each([
  ['Ana Costa', [['Ana Costa', null]]],
  ['محمد الأحمدي', [['محمد\u00a0الأحمدي', 'Arabic']]],
  [
    'Omar عمر (x)',
    [
      ['Omar ', null],
      ['عمر', 'Arabic'],
      [' (x)', null],
    ],
  ],
  [
    'สมชาย ใจดี',
    [
      ['สมชาย', 'Thai'],
      [' ', null],
      ['ใจดี', 'Thai'],
    ],
  ],
  ['क्\u200dष', [['क्\u200dष', 'Devanagari']]],
  ['a\u200db', [['ab', null]]],
  ['דניאל כהן', [['דניאל\u00a0כהן', 'Hebrew']]],
])('%j is set in its faces', (text, runs) => {
  expect(runsOf(text).map((run) => [run.text, run.script])).toEqual(runs)
})

test('accents are composed, and signs that draw nothing are left out', () => {
  expect(printable('Joa\u0303o\ufeff 👍🏽\ufe0f\u0007\n')).toBe('João 👍\n')
  expect(scriptsIn('Ana عمر สม')).toEqual(['Arabic', 'Thai'])
})
