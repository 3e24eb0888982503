import { describe, expect, test } from 'vitest'
import { application } from '../testing/examples.ts'
import { noSelection, seenIn, withItems, withoutItems } from './selection.ts'

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
})
