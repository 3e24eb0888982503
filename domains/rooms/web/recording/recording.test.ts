import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placesOf } from './mixer.ts'
import { Pieces, type Sent } from './pieces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('pieces are sent one after the other, each until it is there, and none once no more are taken', async () => {
  const sent: number[] = []
  const answers: Sent[] = ['again', 'saved', 'saved', 'over']
  const pieces = new Pieces(async (_, number) => {
    sent.push(number)
    return answers.shift() ?? 'saved'
  })
  for (const text of ['a', 'b', '', 'c', 'd']) pieces.put(new Blob([text]))
  await vi.runAllTimersAsync()
  await pieces.done()
  expect(sent).toEqual([1, 1, 2, 3])
  expect(pieces.isOver).toBe(true)
})

test.each([
  [1, [[0, 0, 1280, 720]]],
  [
    2,
    [
      [0, 0, 640, 720],
      [640, 0, 640, 720],
    ],
  ],
  [
    3,
    [
      [0, 0, 640, 360],
      [640, 0, 640, 360],
      [0, 360, 640, 360],
    ],
  ],
])('%s pictures have their places in the film', (count, places) =>
  expect(placesOf(count).map(({ x, y, width, height }) => [x, y, width, height])).toEqual(places),
)
