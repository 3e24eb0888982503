import { describe, expect, test } from 'vitest'
import type { ParseTexts } from '../texts/index.ts'
import { inSeconds, readerName, titleOf } from './file-columns.tsx'

/** Texts as their key with what is filled in. */
const t: ParseTexts = Object.assign((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' '),
)

describe('how long a reading took', () => {
  test.each([
    [null, '—'],
    [0, 'files.ms 0'],
    [999, 'files.ms 999'],
    [1000, 'files.seconds 1.0'],
    [61_250, 'files.seconds 61.3'],
  ])('%s ms is %s', (ms, words) => expect(inSeconds(t, ms)).toBe(words))
})

test.each([
  [0, 'files.before'],
  [1, 'files.readerNumber 1'],
  [12, 'files.readerNumber 12'],
])('reader %s is %s', (reader, words) => expect(readerName(t, reader)).toBe(words))

test('a file is called by its name, or by its number where nobody may know it', () => {
  expect(titleOf(t, { id: 3, name: '王强.pdf' })).toBe('王强.pdf')
  expect(titleOf(t, { id: 3, name: null })).toBe('files.numbered 3')
})
