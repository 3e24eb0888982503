import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import type { Section } from './section.ts'

const { sameEdge: SAME_EDGE, sameStep: SAME_STEP, gap: GAP } = tolerances.besideTitle
/** A title in the margin stands at most so many lines below the first line of its section. */
const LINES_ABOVE = 3

/** How far below another line one stands, as a fraction of the page; infinite on another page and in flowing documents. */
function stepBetween(upper: Line | undefined, lower: Line | undefined): number {
  const [above, below] = [upper?.raw.box, lower?.raw.box]
  if (!upper || !lower || !above || !below || upper.raw.page !== lower.raw.page)
    return Number.POSITIVE_INFINITY
  const step = below.y + below.height - above.y - above.height
  return step > 0 ? step : Number.POSITIVE_INFINITY
}

/**
 * How many of a section's last lines belong to the section that comes next: its title stands in the margin beside the second or
 * third line of its first entry, and only the gap above that entry shows where it begins. `rest` is what shares the title's line,
 * `next` the line below it.
 */
export function linesAboveTitle(before: Section, rest: Line, next: Line | undefined): number {
  const usual = stepBetween(rest, next)
  if (!Number.isFinite(usual) || rest.left === null) return 0
  let lower = rest
  for (let count = 0; count <= LINES_ABOVE; count++) {
    const upper = before.lines.at(-1 - count)
    const step = stepBetween(upper, lower)
    if (step > usual * GAP) return Number.isFinite(step) || upper ? count : 0
    const isSet = Math.abs((upper?.left ?? 1) - rest.left) < SAME_EDGE && upper?.index !== before.title?.index
    if (!upper || !isSet || step > usual * SAME_STEP) return 0
    lower = upper
  }
  return 0
}
