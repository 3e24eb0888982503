import { expect, it } from 'vitest'
import { eraseLongRules, eraseRules } from './erase-rules.ts'
import { type Grey, leanOf, levelled, onLeaning } from './level-picture.ts'

const WIDTH = 600
const HEIGHT = 400

type Mark = [x: number, y: number, width: number, height: number]

/** A white picture on which a pen draws. */
function drawn(...marks: Mark[]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, top, width, height] of marks)
    for (let y = top; y < top + height; y++) data.fill(0, y * WIDTH + left, y * WIDTH + left + width)
  return { data, width: WIDTH, height: HEIGHT }
}

const isDark = ({ data }: Grey, x: number, y: number) => (data[y * WIDTH + x] ?? 255) < 128

it('takes a table’s lines off and answers them, the sides of its low cells too; strokes of letters stay', () => {
  const picture = drawn([50, 100, 400, 3], [50, 160, 400, 3], [200, 100, 3, 60], [250, 110, 4, 40])
  const rules = eraseRules(picture)
  expect([isDark(picture, 300, 101), isDark(picture, 201, 130), isDark(picture, 251, 130)]).toEqual([
    ...[false, false, true],
  ])
  expect(new Set(rules.map(({ isUpright }) => isUpright))).toEqual(new Set([true, false]))
})

it('leaves a letter’s stroke where it crosses a line', () => {
  const picture = drawn([50, 100, 400, 3], [300, 70, 6, 60])
  eraseRules(picture)
  expect([isDark(picture, 302, 90), isDark(picture, 302, 120)]).toEqual([true, true])
})

it('takes only long lines off where there is no table', () => {
  const picture = drawn([50, 100, 400, 3], [50, 160, 400, 3], [200, 104, 3, 56])
  eraseLongRules(picture)
  expect([isDark(picture, 300, 101), isDark(picture, 201, 130)]).toEqual([false, true])
})

it('sets leaning lines level and knows where their words were drawn', () => {
  const rows = [60, 120, 180, 240, 300]
  const level = drawn(...rows.map((y): Mark => [50, y, 500, 4]))
  const leaning = levelled(level, -0.02)
  const lean = leanOf(leaning)
  expect(lean).toBeCloseTo(0.02, 2)
  expect(leanOf(level)).toBe(0)
  expect(isDark(levelled(leaning, lean), 540, 182)).toBe(true)
  const word = { text: 'Leeds', x: 500, baseline: 200, width: 40, size: 10, isSpaced: false }
  const [seen] = onLeaning({ width: WIDTH, height: HEIGHT, words: [word] }, lean).words
  expect([seen?.drawnFrom, Math.round(seen?.drawnAt ?? 0)]).toEqual([500, 204])
})
