import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'

const { same: SAME, most: MOST, sameMiddle: SAME_MIDDLE, aspect: ASPECT, cell: CELL } = tolerances.headerEdges

/** Where a line's cells begin on its page; empty in flowing documents. */
function startsOf(line: Line): number[] {
  const boxes = (line.raw.words ?? []).flatMap(({ box }) => box ?? [])
  return boxes.flatMap((box, index) => {
    const before = boxes[index - 1]
    const isStart = !before || box.x - before.x - before.width > box.height * ASPECT * CELL
    return isStart ? [box.x] : []
  })
}

const middleOf = ({ left, right }: Line) => (left === null || right === null ? null : (left + right) / 2)

/** Whether two lines have one middle and not one left edge. */
export function areCentred(line: Line, other: Line): boolean {
  const [own, its] = [middleOf(line), middleOf(other)]
  return own !== null && its !== null && Math.abs(own - its) < SAME_MIDDLE
}

/** Whether a line's first cell stands in the margin of another, and its second one where the other begins. */
export const isInMargin = (line: Line, from: Line): boolean =>
  line.left !== null &&
  from.left !== null &&
  line.left < from.left - SAME &&
  line.cells.length > 1 &&
  startsOf(line)
    .slice(1, 2)
    .some((start) => Math.abs(start - (from.left ?? 0)) < SAME)

/**
 * Whether a line is set in from another, as what is told below an entry's header is: it begins further right, where none of
 * the other's cells does, and the two are not centred.
 */
export function isIndented(line: Line, from: Line): boolean {
  if (line.left === null || from.left === null || line.left < from.left + SAME) return false
  const { left } = line
  // Further off stands another column, which tells nothing.
  if (left > from.left + MOST) return false
  if (areCentred(line, from)) return false
  return startsOf(from).every((start) => Math.abs(start - left) > SAME)
}
