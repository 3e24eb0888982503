import { describe, expect, test } from 'vitest'
import { isToBeMadeAnew, qualityOf, qualityWord, worstOf } from './connection-quality.ts'
import { hasRoomOnStage, stagePeers } from './stage.ts'
import { heardAt, isTalkingAt, levelOf } from './talking.ts'

const window = (connection: string, isOnStage = true, isOnline = true) => ({
  connection,
  isOnStage,
  isOnline,
})

describe('the stage', () => {
  test.each([
    [[], true],
    [[window('a'), window('b'), window('c')], true],
    [[window('a'), window('b'), window('c'), window('d')], false],
    [[window('a'), window('b'), window('c'), window('d', true, false)], true],
    [[window('a'), window('b'), window('c'), window('d', false)], true],
  ])('beside %j has room: %s', (others, has) => expect(hasRoomOnStage(others)).toBe(has))

  test.each([
    ['b', [window('a'), window('b'), window('c')], { a: false, c: true }],
    ['b', [window('b'), window('a', false), window('c', true, false), window('')], {}],
    ['b', [window('a'), window('b', false)], {}],
    ['x', [window('a')], {}],
  ])('connects %s among %j with %j', (own, people, expected) =>
    expect(
      Object.fromEntries(stagePeers(people, own).map((peer) => [peer.connection, peer.makesOffer])),
    ).toEqual(expected),
  )
})

describe('a connection', () => {
  test.each([
    ['new', 14_999, false],
    ['connecting', 15_000, true],
    ['connected', 60_000, false],
    ['disconnected', 1_999, false],
    ['disconnected', 2_000, true],
    ['failed', 0, true],
    ['closed', 0, true],
  ] as const)('that is %s for %s milliseconds is made anew: %s', (state, since, is) =>
    expect(isToBeMadeAnew(state, since)).toBe(is),
  )

  test.each([
    [false, 0, 0, 6],
    [true, 20, 0, 1],
    [true, 150, 0, 2],
    [true, 20, 0.02, 2],
    [true, 400, 0.08, 3],
    [true, 600, 0, 4],
    [true, 20, 0.5, 5],
    [true, 2_000, 0, 5],
  ])('connected %s, %s ms, %s lost, is of quality %s', (isConnected, roundTrip, lost, quality) =>
    expect(qualityOf({ isConnected, roundTrip, lost })).toBe(quality),
  )

  test('is said by its worst, in a word', () => {
    expect([worstOf([]), worstOf([1, 4, 2])]).toEqual([0, 4])
    expect([0, 1, 2, 3, 4, 5, 6].map(qualityWord)).toEqual([
      ...[null, 'good', 'good', 'fair', 'fair', 'poor', 'none'],
    ])
  })
})

describe('talking', () => {
  test.each([
    [[128, 128], 0],
    [[128, 153], 20],
    [[154, 128], 20],
    [[128, 100], 22],
    [[0, 255], 100],
  ])('of %j is a level of %s', (samples, level) => expect(levelOf(Uint8Array.from(samples))).toBe(level))

  test('begins above level 20 and ends after a pause', () => {
    expect([heardAt(null, 20, 1_000), heardAt(null, 21, 1_000), heardAt(500, 3, 1_000)]).toEqual([
      ...[null, 1_000, 500],
    ])
    expect([isTalkingAt(null, 0), isTalkingAt(1_000, 1_799), isTalkingAt(1_000, 1_800)]).toEqual([
      ...[false, true, false],
    ])
  })
})
