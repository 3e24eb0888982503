import type { Line } from '../text/line.ts'

const SAME = 0.008
const MOST = 0.07
const SAME_MIDDLE = 0.02

/** Where a line's words begin on its page; empty in flowing documents. */
const startsOf = (line: Line): number[] => (line.raw.words ?? []).flatMap(({ box }) => (box ? [box.x] : []))

const middleOf = ({ left, right }: Line) => (left === null || right === null ? null : (left + right) / 2)

/**
 * Whether a line is set in from another, as what is told below an entry's header is: it begins further right, where none of
 * the other's words does, and the two are not centred.
 */
export function isIndented(line: Line, from: Line): boolean {
  if (line.left === null || from.left === null || line.left < from.left + SAME) return false
  const { left } = line
  // Further off stands another column, which tells nothing.
  if (left > from.left + MOST) return false
  const [own, other] = [middleOf(line), middleOf(from)]
  if (own !== null && other !== null && Math.abs(own - other) < SAME_MIDDLE) return false
  return startsOf(from).every((start) => Math.abs(start - left) > SAME)
}
