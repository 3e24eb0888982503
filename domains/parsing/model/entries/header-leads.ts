import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { areCentred, isIndented } from './header-edges.ts'
import { type EntryLine, restOf } from './header-line.ts'
import { askedLabel } from './stacked-labels.ts'

const LEAD_LIMIT = 4
const FORM_LIMIT = 9
const { indent: INDENT, sameEdge: SAME_EDGE, sameScale: SAME_SCALE } = tolerances.headerLeads
const POST_LINES = 1
/** So many sentences may introduce a firm between its name and the post. */
export const INTRODUCTION = 3
const MOST_NAMES = 2

/** Whether a line is a sentence about an entry, and no point of a list. */
export const isToldAbout = (one: EntryLine): boolean =>
  !one.isHeaderLike && !one.line.isBullet && !one.periods.some(({ isRange }) => isRange)

/** How the names of a section's entries are told. */
interface Naming {
  opens: (text: string) => boolean
  tells?: (text: string) => boolean
}

/** Where a header begins that sentences about the firm part: names, what is told, and the lines at the date. */
interface Introduced {
  from: number
  names: number
}

/** The header above a date that sentences part; null when none stand there. */
function introducedAbove(
  lines: EntryLine[],
  at: number,
  bound: number,
  most = MOST_NAMES,
): Introduced | null {
  const below = at - runAbove(lines, at, bound)
  let told = below
  while (told > bound && below - told < INTRODUCTION && isTold(lines[told - 1])) told--
  if (told === below) return null
  const names = Math.min(most, runAbove(lines, told, bound))
  const from = told - names
  const areNames = names > 0 && lines.slice(from, told).every(({ periods }) => periods.length === 0)
  return areNames ? { from, names } : null
}

const isTold = (one: EntryLine | undefined) => one !== undefined && isToldAbout(one)

/** Whether a line is as large and as heavy as another, and begins where it does. */
const isSetAs = (line: Line | undefined, model: Line): boolean =>
  line !== undefined &&
  line.isBold === model.isBold &&
  Math.abs(line.scale - model.scale) < SAME_SCALE &&
  Math.abs((line.left ?? 0) - (model.left ?? 0)) < SAME_EDGE

/** How many header-like lines stand directly above a line, down to a bound. */
function runAbove(lines: EntryLine[], at: number, bound: number): number {
  let count = 0
  let plain = 0
  while (at - count - 1 >= bound && count < FORM_LIMIT) {
    const above = lines[at - count - 1]
    if (!above?.isHeaderLike) break
    // The lines of a form name what they tell: they belong together however many they are.
    if (askedLabel(above.line.text) === null) plain++
    if (plain > LEAD_LIMIT) break
    count++
  }
  return count
}

/** How far a line's left edge stands from another's; null in flowing documents. */
const indentOf = (one: Line, other: Line) =>
  one.left === null || other.left === null ? null : one.left - other.left

/** Whether a line stands to its date as the section's first heading stands to its own, and is set as large or named as sure. */
function standsAlike(top: Line, dated: Line, model: Line, modelDated: Line, isSure: boolean): boolean {
  const isAsLarge = isSure || top.scale > model.scale - 0.08
  if (areCentred(top, dated) && areCentred(model, modelDated)) return isAsLarge
  const own = indentOf(top, dated)
  const habit = indentOf(model, modelDated)
  return (own === null || habit === null || Math.abs(own - habit) < INDENT) && isAsLarge
}

/** Lines before each date that belong to the same entry; the first entry shows the section's habit. */
export function leadsOf(lines: EntryLine[], anchors: number[], { opens, tells }: Naming): number[] {
  const first = anchors[0] ?? 0
  const introduced = introducedAbove(lines, first, 0)
  const isIntroduced = introduced !== null && introduced.from === 0
  const run = Math.min(first, runAbove(lines, first, 0))
  const habit = run + (isIntroduced ? introduced.names : 0)
  const model = isIntroduced ? lines[0]?.line : lines[first - habit]?.line
  const isNamed = habit > 0 && model !== undefined && opens(model.text)
  return anchors.map((anchor, index) => {
    if (index === 0) return isIntroduced ? first : habit
    const bound = (anchors[index - 1] ?? -1) + 1
    const own = isIntroduced ? introducedAbove(lines, anchor, bound, introduced.names) : null
    if (own && model && isSetAs(lines[own.from]?.line, model)) return anchor - own.from
    // Right behind the dates of the entry before a name opens the next one, however many lines the first has.
    const isOpened = tells !== undefined && isNamed && opens(lines[bound]?.line.text ?? '')
    if (isOpened && runAbove(lines, anchor, bound) === anchor - bound) return anchor - bound
    if (habit === 0 && isPostWithin(lines[anchor], lines[first])) return alignedAbove(lines, anchor, bound)
    for (let lead = Math.min(habit, runAbove(lines, anchor, bound)); lead > 0; lead--) {
      const top = lines[anchor - lead]?.line
      const dated = lines[anchor]?.line
      const modelDated = lines[first]?.line
      if (!top || !model || !dated || !modelDated) continue
      const isSure = tells !== undefined && isNamed && opens(top.text)
      if (!standsAlike(top, dated, model, modelDated, isSure)) continue
      if (
        !isNamed ||
        opens(top.text) ||
        (top.isBold && model.isBold) ||
        anchor - lead === bound ||
        !endsOpen(lines[anchor - lead - 1])
      )
        return lead
    }
    return 0
  })
}

/** Whether a date stands alone, set in from the section's first header and its dates: a post at the employer above. */
function isPostWithin(one: EntryLine | undefined, first: EntryLine | undefined): boolean {
  const isAlone = one !== undefined && restOf(one.line.text, one.periods) === ''
  return isAlone && first !== undefined && isIndented(one.line, first.line)
}

/** How many header-like lines directly above a date begin where it does. */
function alignedAbove(lines: EntryLine[], at: number, bound: number): number {
  let count = 0
  while (count < POST_LINES && at - count - 1 >= bound) {
    const [above, dated] = [lines[at - count - 1], lines[at]]
    if (!above?.isHeaderLike || Math.abs((above.line.left ?? 0) - (dated?.line.left ?? 0)) > SAME_EDGE) break
    count++
  }
  return count
}

/** Whether a line breaks off in the middle of a sentence that the next one may end. */
function endsOpen(one: EntryLine | undefined): boolean {
  return (
    one !== undefined &&
    !one.isHeaderLike &&
    /[\p{Ll},、]$/u.test(one.line.text) &&
    (one.line.right ?? 0) > 0.8
  )
}
