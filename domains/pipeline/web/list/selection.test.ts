import { describe, expect, test } from 'vitest'
import { application, statusOf } from '../testing/examples.ts'
import { endedIn, noSelection, seenIn, stageOf, withItems, withoutItems } from './selection.ts'

describe('a selection', () => {
  const two = withItems(noSelection, [application(1), application(2, { version: 4 })])

  test('grows over pages and keeps each once', () => {
    const more = withItems(two, [application(2, { version: 4 }), application(3)])
    expect([...more.keys()]).toEqual([1, 2, 3])
    expect([...two.keys()]).toEqual([1, 2])
  })

  test('lets go of what is named, and of nothing else', () => {
    expect([...withoutItems(two, [1, 99]).keys()]).toEqual([2])
  })

  test('is sent in the version seen last, also of those no longer on the page', () => {
    expect(seenIn(two, [application(1, { version: 9 })])).toEqual([
      { post_id: 1, version: 9 },
      { post_id: 2, version: 4 },
    ])
  })

  test('knows the stage all of them are in, and whether one has ended', () => {
    const later = withItems(two, [application(3, { status: statusOf(12, 10, 11) })])
    expect([stageOf(noSelection), stageOf(two), stageOf(later)]).toEqual([undefined, 1, undefined])
    const ended = withItems(two, [application(3, { status: statusOf(1, 40, 41) })])
    expect([noSelection, two, ended].map((one) => endedIn(one).size)).toEqual([0, 0, 1])
  })
})
