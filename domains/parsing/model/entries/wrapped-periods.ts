import { POINT, PRESENT } from '../dates/patterns.ts'
import { type Line, lineWithText } from '../text/line.ts'

const OPEN = new RegExp(
  `^(?<start>${POINT})\\s*[-–~至]\\s*(?!${POINT}|${PRESENT}|[-–~至])(?<rest>\\S.*)?$`,
  'iu',
)
const CLOSING = new RegExp(`^(?<end>${POINT}|${PRESENT})(?:\\t(?<rest>.+))?$`, 'iu')

const BARE = new RegExp(`^(?<start>${POINT})(?:\\t(?<rest>\\S.*))?$`, 'iu')
const NOW = new RegExp(`^${PRESENT}$`, 'iu')

function isAlone(closing: Record<string, string>, line: Line, next: Line | undefined): boolean {
  const isBelow = line.left === null || next?.left === null || Math.abs(line.left - (next?.left ?? 0)) < 0.02
  return isBelow && (NOW.test(closing.end ?? '') || (!closing.rest && line.text.includes('\t')))
}

/**
 * Puts together periods that a narrow column of dates broke in two: "Oct 2006 – | School" over "Sep 2009 | Degree" becomes
 * "Oct 2006 – Sep 2009 | School" over "Degree".
 */
export function mendWrappedPeriods(lines: Line[]): Line[] {
  const mended: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const next = lines[at + 1]
    if (!line) break
    const open = line.text.length < 200 ? (line.text.match(OPEN) ?? line.text.match(BARE))?.groups : undefined
    const closing = open && next ? next.text.match(CLOSING)?.groups : undefined
    // Two dates one above the other with no dash are a period only when the second stands alone, or says "now".
    const isBare = !OPEN.test(line.text)
    const isClosed = closing && (!isBare || isAlone(closing, line, next))
    if (!open || !closing || !next || !isClosed) {
      mended.push(line)
      continue
    }
    const words = [...(line.raw.words ?? []), ...(next.raw.words ?? [])]
    const raw = line.raw.words ? { ...line.raw, words } : line.raw
    mended.push({
      ...lineWithText(line, [`${open.start} – ${closing.end}`, open.rest ?? ''].join('\t').trim()),
      raw,
    })
    if (closing.rest) mended.push(lineWithText(next, closing.rest))
    at++
  }
  return mended
}
