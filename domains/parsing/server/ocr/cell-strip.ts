import type { Page, PageWord } from '../../model/layout/page-word.ts'
import type { Frame } from '../../model/layout/rules.ts'
import type { Grey } from './level-picture.ts'

/** Grey that is ink; what is lighter may be a speck of paper. */
const INK = 170
/** How far writing stands from the lines around it at least, in pixels. */
const INSET = 4
const MARGIN = 30
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
/** Blank between two cells, so that they are lines of their own. */
const GAP = 60
const LEAST_INK = 24
const SAME_TOP = 12
/** A cell so high holds a text or a photograph, and is read well where it stands. */
const HIGHEST = 0.12

/** A cell's place in the strip, and how far its writing was moved. */
interface Piece {
  frame: Frame
  taken: Frame
  across: number
  down: number
}

/** The cells of a picture's tables one below the other. */
export interface CellStrip {
  picture: Grey
  pieces: Piece[]
}

/** The smallest frame around what is written within one; null for an empty cell. */
function writingIn({ data, width }: Grey, frame: Frame): Frame | null {
  const found = { left: frame.right, right: frame.left, top: frame.bottom, bottom: frame.top }
  let ink = 0
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      if ((data[y * width + x] ?? 255) > INK) continue
      ink++
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x + 1)
      found.top = Math.min(found.top, y)
      found.bottom = y + 1
    }
  }
  return ink < LEAST_INK ? null : found
}

/** A cell with the place of what is written in it. */
interface Written {
  frame: Frame
  writing: Frame
}

const LEAST_LINE = 12

/** Whether what is written is one line: no blank runs through it from side to side. */
function isOneLine({ data, width }: Grey, { left, right, top, bottom }: Frame): boolean {
  let lines = 0
  let height = 0
  for (let y = top; y <= bottom; y++) {
    const isInk = y < bottom && data.subarray(y * width + left, y * width + right).some((grey) => grey <= INK)
    if (isInk) height++
    if (isInk || height === 0) continue
    if (height >= LEAST_LINE) lines++
    height = 0
  }
  return lines === 1
}

/** Cells with one line each that stand beside each other as a line: a letter by itself is read better among others. */
function linesOf(picture: Grey, written: Written[]): Written[][] {
  const lines: Written[][] = []
  const sorted = written.sort((a, b) => a.frame.top - b.frame.top || a.frame.left - b.frame.left)
  for (const cell of sorted) {
    const last = lines.at(-1)?.at(-1)
    const goesOn =
      last &&
      Math.abs(last.frame.top - cell.frame.top) < SAME_TOP &&
      isOneLine(picture, last.writing) &&
      isOneLine(picture, cell.writing)
    if (goesOn) lines.at(-1)?.push(cell)
    else lines.push([cell])
  }
  return lines
}

/** Lays the written cells of a picture out as a strip; null when there are none. */
export function stripOf(picture: Grey, frames: Frame[]): CellStrip | null {
  const written = frames.flatMap((frame) => {
    if (frame.bottom - frame.top > picture.height * HIGHEST) return []
    const inner = {
      left: Math.ceil(frame.left) + INSET,
      right: Math.floor(frame.right) - INSET,
      top: Math.ceil(frame.top) + INSET,
      bottom: Math.floor(frame.bottom) - INSET,
    }
    const writing = writingIn(picture, inner)
    return writing ? [{ frame, writing }] : []
  })
  if (written.length === 0) return null
  const lines = linesOf(picture, written)
  const widthOf = (line: Written[]) =>
    line.reduce((sum, { writing }) => sum + writing.right - writing.left + GAP, 0)
  const width = Math.max(...lines.map(widthOf)) + MARGIN * 2
  const topOf = (line: Written[]) => Math.min(...line.map(({ writing }) => writing.top))
  const heightOf = (line: Written[]) =>
    Math.max(...line.map(({ writing }) => writing.bottom)) - topOf(line) + GAP
  const height = lines.reduce((sum, line) => sum + heightOf(line), GAP)
  const data = new Uint8Array(width * height).fill(255)
  const pieces: Piece[] = []
  let top = GAP
  for (const line of lines) {
    const down = topOf(line) - top
    let left = MARGIN
    for (const { frame, writing } of line) {
      for (let y = writing.top; y < writing.bottom; y++) {
        const from = y * picture.width
        data.set(picture.data.subarray(from + writing.left, from + writing.right), (y - down) * width + left)
      }
      const right = left + writing.right - writing.left
      pieces.push({
        frame,
        taken: {
          left: left - GAP / 2,
          right: right + GAP / 2,
          top: top - GAP / 2,
          bottom: top + heightOf(line) - GAP / 2,
        },
        across: writing.left - left,
        down,
      })
      left = right + GAP
    }
    top += heightOf(line)
  }
  return { picture: { data, width, height }, pieces }
}

const liesIn = ({ x, width, baseline, size }: PageWord, { left, right, top, bottom }: Frame) => {
  const [across, down] = [x + width / 2, baseline - size * 0.35]
  return across > left && across < right && down > top && down < bottom
}

/** A page whose cells say what the strip's reading has for them, where it has anything. */
export function withCells(page: Page, strip: CellStrip, read: Page): Page {
  const placed = strip.pieces.map(({ frame, taken, across, down }) => ({
    frame,
    words: read.words
      .filter((word) => liesIn(word, taken))
      .map((word) => ({
        ...word,
        x: word.x + across,
        baseline: word.baseline + down,
        drawnAt: (word.drawnAt ?? word.baseline) + down,
      })),
  }))
  const textOf = (words: PageWord[]) => words.map(({ text }) => text).join('')
  // An address is right as a whole or not at all.
  const isBetter = (words: PageWord[], frame: Frame) =>
    words.length > 0 &&
    (MAIL.test(textOf(words)) || !MAIL.test(textOf(page.words.filter((word) => liesIn(word, frame)))))
  const known = placed.filter(({ frame, words }) => isBetter(words, frame))
  const others = page.words.filter((word) => !known.some(({ frame }) => liesIn(word, frame)))
  return { ...page, words: [...others, ...known.flatMap(({ words }) => words)] }
}
