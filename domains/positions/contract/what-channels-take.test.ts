import { describe, expect, test } from 'vitest'
import { positionsApi } from './api.ts'

const { switchChannel, updateMapping, readFeed, listMappings, openPhoneConfig, openPhoneChannel } =
  positionsApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('a board', () => {
  test.each([
    ['boss', true],
    ['zhaopin', true],
    ['job51', true],
    ['Boss', false],
    ['all', false],
    ['', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('called %j is known: %s', (channel, isKnown) => {
    expect(takes(switchChannel.body, { channel, isOpen: true })).toBe(isKnown)
    expect(takes(openPhoneChannel.body, { channel, isOpen: true })).toBe(isKnown)
    expect(takes(updateMapping.body, { id: 1, channel, is_wanted: true })).toBe(isKnown)
  })

  test.each([
    [true, true],
    [false, true],
    [1, true],
    ['0', true],
    ['yes', false],
    [2, false],
    [undefined, false],
  ])('is switched by %j: %s', (isOpen, isTaken) => {
    expect(takes(switchChannel.body, { channel: 'boss', isOpen })).toBe(isTaken)
    expect(takes(openPhoneConfig.body, { isOpen })).toBe(isTaken)
  })
})

describe('a position in a board', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ category: '' }, true],
    [{ category: 'x'.repeat(60) }, true],
    [{ category: 'x'.repeat(61) }, false],
    [{ category: null }, false],
    [{ is_wanted: 'true' }, false],
    [{ is_wanted: undefined }, false],
    [{ id: 0 }, false],
    [{ id: undefined }, false],
  ])('with %j is taken: %s', (more, isTaken) =>
    expect(takes(updateMapping.body, { id: 1, channel: 'boss', is_wanted: true, ...more })).toBe(isTaken),
  )

  test('is of no category unless one is said', () =>
    expect(updateMapping.body.parse({ id: 1, channel: 'boss', is_wanted: false }).category).toBe(''))
})

test('a feed is XML unless it is asked for otherwise', () => {
  expect(readFeed.query.parse({})).toEqual({ format: 'xml' })
  expect([takes(readFeed.query, { format: 'json' }), takes(readFeed.query, { format: 'rss' })]).toEqual([
    true,
    false,
  ])
  expect(takes(readFeed.params, { key: 'x'.repeat(101) })).toBe(false)
})

test('positions are listed page by page, of one origin', () => {
  expect(listMappings.query.parse({})).toEqual({ origin: 2, page: 1, page_size: 30 })
  expect(takes(listMappings.query, { origin: 3 })).toBe(false)
})
