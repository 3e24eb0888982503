import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from './list-cursor.ts'

const moments = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

describe('the place where a page ended', () => {
  test('comes back from the address as it was', () => {
    fc.assert(
      fc.property(moments, ids, (at, id) => {
        expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id })
      }),
    )
  })

  test('needs no escaping in an address', () => {
    fc.assert(
      fc.property(moments, ids, (at, id) => {
        const text = writeCursor({ at, id })
        expect(encodeURIComponent(text)).toBe(text)
        expect(text.length).toBeLessThan(30)
      }),
    )
  })

  test.each([
    undefined,
    '',
    '-',
    'abc',
    'abc-',
    '-abc',
    'ABC-abc',
    'abc-abc-abc',
    ' abc-abc',
    'zzzzzzzzzzzz-1',
    'zzzzzzzzzzz-1',
    "1-1' or true",
    '%00-%00',
  ])('is not %j', (text) => expect(readCursor(text)).toBeNull())

  test('whatever the address says, it is a valid moment or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = readCursor(text)
        if (cursor) expect(Number.isNaN(cursor.at.getTime())).toBe(false)
      }),
    )
  })
})
