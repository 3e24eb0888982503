import { expect, it } from 'vitest'
import { framesOf, type Rule } from '../../model/layout/rules.ts'
import { stripOf, withCells } from './cell-strip.ts'
import type { Grey } from './level-picture.ts'

const WIDTH = 400
const HEIGHT = 1000

function drawn(...marks: [x: number, y: number, width: number, height: number][]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, top, width, height] of marks)
    for (let y = top; y < top + height; y++) data.fill(0, y * WIDTH + left, y * WIDTH + left + width)
  return { data, width: WIDTH, height: HEIGHT }
}

const upright = (at: number): Rule => ({ isUpright: true, at, from: 100, to: 220 })
const level = (at: number, from = 20): Rule => ({ isUpright: false, at, from, to: 380 })
const FRAMES = framesOf([20, 200, 380].map(upright).concat([100, 160, 220].map((at) => level(at))))
const word = (text: string, x: number, baseline: number) => ({
  text,
  x,
  baseline,
  width: 20,
  size: 20,
  isSpaced: false,
})

it('finds every frame of a grid once, and the small ones where a line between them is broken', () => {
  expect(FRAMES).toHaveLength(4)
  const broken = [20, 200, 380].map(upright).concat([level(100), level(160, 40), level(220)])
  expect(framesOf(broken)).toHaveLength(4)
})

it('lays the written cells out line by line, empty ones left out, and puts what was read back into its cell', () => {
  // Two cells of one line in the first band, a cell of two lines in the second.
  const picture = drawn([60, 120, 30, 20], [250, 122, 30, 20], [60, 168, 30, 16], [60, 194, 30, 16])
  const strip = stripOf(picture, FRAMES)
  expect(strip?.pieces).toHaveLength(3)
  const [first, second, third] = strip?.pieces ?? []
  if (!strip || !first || !second || !third) throw new Error('no strip')
  expect([first.down === second.down, third.down === second.down]).toEqual([true, false])
  const page = {
    width: WIDTH,
    height: HEIGHT,
    words: [word('昌', 62, 140), word('页', 30, 40), word('留', 300, 200)],
  }
  const read = { width: 1, height: 1, words: [word('男', 62 - first.across, 140 - first.down)] }
  const seen = withCells(page, strip, read).words.map(({ text, x, baseline }) => [text, x, baseline])
  expect(seen).toEqual([
    ['页', 30, 40],
    ['留', 300, 200],
    ['男', 62, 140],
  ])
})

it('keeps an address that was whole before', () => {
  const strip = stripOf(drawn([60, 120, 90, 20]), FRAMES)
  const [piece] = strip?.pieces ?? []
  if (!strip || !piece) throw new Error('no strip')
  const page = { width: WIDTH, height: HEIGHT, words: [word('mei@example.net', 90, 140)] }
  const broken = { width: 1, height: 1, words: [word('mei@exal', 90 - piece.across, 140 - piece.down)] }
  expect(withCells(page, strip, broken).words).toEqual(page.words)
})
