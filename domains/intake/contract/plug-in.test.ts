import { describe, expect, test } from 'vitest'
import { intakeApi } from './api.ts'

const { handIn, listHandedIn, takePhones, givePhones, listPlugInPeople } = intakeApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('a résumé that is handed in', () => {
  test.each<[string, object, boolean]>([
    ['by a name alone', { reference: 'boss-1' }, true],
    ['with everything', { reference: '1', bossName: '何静', job: '7', category: '后端' }, true],
    ['by no name', {}, false],
    ['by a blank name', { reference: '  ' }, false],
    ['by a name that is too long', { reference: 'x'.repeat(101) }, false],
    ['by a name with what cannot be printed', { reference: 'a\u0000' }, false],
    ['for no number', { reference: '1', job: 'seven' }, false],
    ['for less than one', { reference: '1', job: '0' }, false],
    ['of an account that is too long', { reference: '1', bossName: 'x'.repeat(101) }, false],
    ['under a category that is too long', { reference: '1', category: 'x'.repeat(61) }, false],
  ])('%s', (_, body, isTaken) => expect(takes(handIn.body, body)).toBe(isTaken))

  test('is of nobody’s account and under no category where nothing is said', () => {
    expect(handIn.body.parse({ reference: '1' })).toEqual({ reference: '1', bossName: '', category: '' })
  })

  test('is one file of twenty megabytes at most', () => {
    expect(handIn.uploads).toEqual({ files: 1, bytes: 20 * 2 ** 20 })
  })
})

test.each<[string, boolean]>([
  ['a', true],
  ['a,b,c', true],
  [Array.from({ length: 100 }, (_, at) => `r${at}`).join(','), true],
  [Array.from({ length: 101 }, (_, at) => `r${at}`).join(','), false],
  ['x'.repeat(101), false],
])('what became of %s is told: %s', (references, isTaken) => {
  expect(takes(listHandedIn.query, { references })).toBe(isTaken)
})

describe('phones', () => {
  test.each<[unknown, boolean]>([
    [undefined, true],
    [1, true],
    [100, true],
    [0, false],
    [101, false],
    [1.5, false],
  ])('%s of them are taken up: %s', (most, isTaken) => {
    expect(takes(takePhones.body, most === undefined ? {} : { most })).toBe(isTaken)
  })

  test('are taken up twenty at a time where nothing is said', () => {
    expect(takePhones.body.parse({})).toEqual({ most: 20 })
  })

  const said = { reference: 'a', phone: '13800138000' }
  test.each<[string, unknown, boolean]>([
    ['one', [said], true],
    ['one the board has not', [{ ...said, phone: null }], true],
    ['none', [], false],
    ['one of nobody', [{ phone: '13800138000' }], false],
    ['one that is not said', [{ reference: 'a' }], false],
    ['one that is too long', [{ ...said, phone: '1'.repeat(41) }], false],
    ['too many', Array.from({ length: 101 }, () => said), false],
  ])('are given: %s', (_, phones, isTaken) => {
    expect(takes(givePhones.body, { phones })).toBe(isTaken)
  })
})

test.each<[object, boolean]>([
  [{}, true],
  [{ channel: 'boss', phone_state: 'missing', origin: '1' }, true],
  [{ channel: 'elsewhere' }, false],
  [{ phone_state: 'fetched' }, false],
  [{ origin: '3' }, false],
])('people of plug-ins are narrowed by %j: %s', (query, isTaken) => {
  expect(takes(listPlugInPeople.query, query)).toBe(isTaken)
})
