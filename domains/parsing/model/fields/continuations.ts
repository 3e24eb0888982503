import { readTitle } from '../sections/read-title.ts'
import { countHan, visualLength } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'

const { narrow: NARROW, wide: WIDE, sameEdge: SAME_EDGE } = tolerances.continuations
const SCRAP = 8

/** Right edge of the column a line stands in, by the lines around it that begin at the same place. */
function columnEdge(lines: Line[], at: number): number {
  const left = lines[at]?.left ?? 0
  const around = lines.slice(Math.max(0, at - 12), at + 13)
  const same = around.filter((line) => line.left !== null && Math.abs(line.left - left) < SAME_EDGE)
  return Math.max(0, ...same.map((line) => line.right ?? 0))
}

/** Whether the next line's first word would not have fitted behind a line any more. */
export function isFullLine(lines: Line[], at: number): boolean {
  const line = lines[at]
  const next = lines[at + 1]
  if (!line || !next || line.left === null || next.left === null || line.right === null) return false
  const edge = columnEdge(lines, at)
  const letter = (line.right - line.left) / Math.max(1, visualLength(line.text))
  const first = next.text.split(' ')[0] ?? ''
  const room = letter * (countHan(first) > 0 ? 2 : visualLength(first) + 1)
  const isNarrow = edge - line.left < NARROW
  // In a wide column only a last scrap is surely the rest of a value.
  const isScrap = visualLength(next.text) <= SCRAP && line.right > WIDE
  return (isNarrow || isScrap) && line.right + room >= edge - letter
}

/**
 * What a narrow column broke off the end of a line: the next line's text, when the line is full, the next begins at the
 * same edge and is no fact of its own. Null otherwise.
 */
export function continuationOf(lines: Line[], at: number, isFact: (line: Line) => boolean): string | null {
  const line = lines[at]
  const next = lines[at + 1]
  if (!line || !next || !isFullLine(lines, at)) return null
  const isBelow =
    Math.abs((next.left ?? 0) - (line.left ?? 0)) < SAME_EDGE && Math.abs(next.scale - line.scale) < 0.06
  return isBelow && !next.isBullet && !isFact(next) && readTitle(next.text) === null ? next.text : null
}
