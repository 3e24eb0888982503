import type { LineWord } from '../document.ts'
import type { Box, Source } from '../reading.ts'
import { compact } from './characters.ts'
import type { Line } from './line.ts'
import { normaliseLine } from './normalise.ts'

const within = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))

function onPage(box: Box): Box {
  const x = within(box.x)
  const y = within(box.y)
  return { x, y, width: within(Math.min(box.width, 1 - x)), height: within(Math.min(box.height, 1 - y)) }
}

/** The smallest box around several; null for none. */
export function unite(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The part of a word's box that some of its letters take, letters taken as equally wide. */
function slice(word: LineWord, from: number, to: number, length: number): Box[] {
  if (!word.box || length === 0) return []
  const width = word.box.width / length
  return [{ ...word.box, x: word.box.x + from * width, width: (to - from) * width }]
}

function boxOf(words: LineWord[], value: string): Box | null {
  const texts = words.map((word) => compact(normaliseLine(word.text)))
  const start = texts.join('').indexOf(value)
  if (start < 0 || value === '') return null
  const end = start + value.length
  let offset = 0
  const boxes = words.flatMap((word, index) => {
    const length = texts[index]?.length ?? 0
    const from = Math.max(start, offset)
    const to = Math.min(end, offset + length)
    offset += length
    return from < to ? slice(word, from - offset + length, to - offset + length, length) : []
  })
  return unite(boxes)
}

/** Where a value stands in its line: the words it is made of, or the whole line when they cannot be told. */
export function locate(line: Line, value: string): Source {
  const { page, block, box, words } = line.raw
  const found = words ? boxOf(words.slice(0, 400), compact(value)) : null
  const place = found ?? box
  return { page, block, box: place ? onPage(place) : null, text: value.slice(0, 300) }
}
