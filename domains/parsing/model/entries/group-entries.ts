import type { Period } from '../dates/periods.ts'
import { type Line, withoutBullet } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { datedLines } from './dated-lines.ts'
import { partDatesFromText, partTextFromFacts } from './dates-beside-text.ts'
import { withoutEntryMarks } from './entry-marks.ts'
import { isIndented, isInMargin } from './header-edges.ts'
import { INTRODUCTION, isToldAbout, leadsOf } from './header-leads.ts'
import { describeLine, type EntryLine, restOf } from './header-line.ts'
import { joinLabelledDates } from './labelled-dates.ts'
import { askedLabel, joinStackedLabels, recordStarts } from './stacked-labels.ts'
import { nameTableCells } from './table-heads.ts'
import { mendWrappedNames } from './wrapped-names.ts'
import { mendWrappedPeriods } from './wrapped-periods.ts'

/** One school, employer or project: its header, the line its dates stand in, and what is told about it. */
export interface Entry {
  header: EntryLine[]
  body: Line[]
  period: Period | null
  dated: EntryLine | null
  /** Whether nothing but its words shows that it is an entry of its own. */
  isDoubtful?: boolean
}

/** How the lines of a section show where an entry begins. */
export interface Grouping {
  /** Whether a lone date may stand for an entry (graduation dates do). */
  allowsSingleDate: boolean
  /** Whether a line can open an entry by naming what the section lists. */
  opens: (text: string) => boolean
  /** Whether a bulleted line may still be part of a header. */
  admits?: (text: string) => boolean
  /** Whether a line tells what each of the section's entries tells once, dated or not (a degree). */
  tells?: (text: string) => boolean
  /** Whether a line names what a header is not whole without (a post), where a sentence about the firm may part the two. */
  completes?: (text: string) => boolean
  /** Whether a line is one of a header whatever it goes on to say (it begins with a degree). */
  leads?: (text: string) => boolean
  /** Where entries without dates stand among those that have them, behind the first of these. */
  undated?: (lines: EntryLine[], from: number) => number[]
}

const LEAD_LIMIT = 4
const TRAIL_LIMIT = 4
const FORM_LIMIT = 9
const { sameEdge: SAME_EDGE, sameScale: SAME_SCALE } = tolerances.groupEntries

/** Lists of facts are written with bullets and stops too: where the words tell, such a line counts as one of the header. */
function admitLine(one: EntryLine, { admits, leads }: Grouping): EntryLine {
  const text = withoutBullet(one.line.text)
  if (!one.line.isBullet) return leads?.(text) ? { ...one, isHeaderLike: true } : one
  if (!admits?.(text)) return one
  return describeLine({ ...one.line, text, cells: text.split('\t'), isBullet: false })
}

function trailOf(lines: EntryLine[], anchor: number, end: number, isFact: (text: string) => boolean): number {
  let count = 0
  let plain = 0
  const dated = lines[anchor]?.line
  while (anchor + count + 1 < end && count < FORM_LIMIT) {
    const below = lines[anchor + count + 1]
    if (!below || !(below.isHeaderLike || (!below.line.isBullet && isFact(below.line.text)))) break
    if (dated && (isIndented(below.line, dated) || isInMargin(below.line, dated))) {
      if (!isFact(below.line.text)) break
    }
    if (askedLabel(below.line.text) === null) plain++
    if (plain > TRAIL_LIMIT) break
    count++
  }
  return count
}

const periodIn = (dated: EntryLine | null) =>
  dated?.periods.find(({ isRange }) => isRange) ?? dated?.periods[0] ?? null

/** Whether every date stands alone below what is told about its entry, the section's first lines being a header. */
function doDatesClose(lines: EntryLine[], anchors: number[]): boolean {
  if (anchors.at(-1) !== lines.length - 1 || lines[0]?.isHeaderLike !== true) return false
  return anchors.every((anchor) => {
    const [dated, above] = [lines[anchor], lines[anchor - 1]]
    return dated && above && !above.isHeaderLike && restOf(dated.line.text, dated.periods) === ''
  })
}

/** Entries whose dates come last: the header is what follows the date of the one before. */
function closedEntries(lines: EntryLine[], anchors: number[]): Entry[] {
  return anchors.map((anchor, index) => {
    const start = (anchors[index - 1] ?? -1) + 1
    const told = lines.slice(start, anchor)
    const end = told.findIndex((one) => !one.isHeaderLike)
    const dated = lines[anchor] ?? null
    return {
      header: [...told.slice(0, Math.min(end, LEAD_LIMIT)), ...(dated ? [dated] : [])],
      body: told.slice(end).map(({ line }) => line),
      period: periodIn(dated),
      dated,
    }
  })
}

/** Whether two lines are set alike: as large, as heavy, from the same edge. */
const areAlike = (one: Line, other: Line) =>
  one.isBold === other.isBold &&
  Math.abs(one.scale - other.scale) < SAME_SCALE &&
  Math.abs((one.left ?? 0) - (other.left ?? 0)) < SAME_EDGE

/**
 * The lines that open an entry by their name, where more of them than of the dates do and each has a fact of its own to tell, or
 * they are set alike and what they have below is not.
 */
function namedLines(lines: EntryLine[], dated: number[], { opens, tells }: Grouping): number[] {
  if (!tells) return []
  const named = lines.flatMap((one, index) => (one.isHeaderLike && opens(one.line.text) ? [index] : []))
  const told = lines.filter((one) => !one.line.isBullet && tells(one.line.text)).length
  const dates = dated.filter((at) => (lines[at]?.periods.length ?? 0) > 0).length
  const [first] = named.flatMap((at) => lines[at] ?? [])
  const alike = first ? lines.filter((one) => areAlike(one.line, first.line)).length : 0
  const isSetOff = first !== undefined && (first.line.isBold || first.line.scale > 1 + SAME_SCALE)
  const areSet =
    isSetOff &&
    alike === named.length &&
    named.every((at) => first && lines[at] && areAlike(lines[at].line, first.line))
  return named.length > dates && (told >= named.length || areSet) ? named : []
}

/** The sentences behind a header and the line after them that names what it lacks; empty when there is none. */
function completion(
  lines: EntryLine[],
  start: number,
  last: number,
  end: number,
  completes: Grouping['completes'],
): EntryLine[] {
  if (!completes || lines.slice(start, last + 1).some((one) => completes(one.line.text))) return []
  const rest = lines.slice(last + 1, Math.min(end, last + 2 + INTRODUCTION))
  const at = rest.findIndex((one) => !isToldAbout(one))
  const found = rest[at]
  return at > 0 && found?.isHeaderLike && completes(found.line.text) ? rest.slice(0, at + 1) : []
}

/** Parts the lines of a section into its entries. Linear in the number of lines. */
export function groupEntries(source: Line[], grouping: Grouping): Entry[] {
  const mended = mendWrappedNames(
    mendWrappedPeriods(joinStackedLabels(joinLabelledDates(nameTableCells(source)))),
  )
  const described = partDatesFromText(partTextFromFacts(withoutEntryMarks(mended))).map(describeLine)
  const lines = described.map((one) => admitLine(one, grouping))
  const dates = datedLines(lines, grouping.allowsSingleDate, grouping.opens)
  if (doDatesClose(lines, dates)) return closedEntries(lines, dates)
  const named = namedLines(lines, dates, grouping)
  const undated = dates[0] === undefined ? [] : (grouping.undated?.(lines, dates[0]) ?? [])
  const anchors = named.length > 0 ? named : dates.concat(undated).sort((one, other) => one - other)
  const isFact = (text: string) => (named.length > 0 ? grouping.admits : grouping.leads)?.(text) === true
  const leads = leadsOf(lines, anchors, grouping)
  const records = recordStarts(
    lines.map(({ line }) => line.text),
    anchors,
  )
  const starts = records ?? anchors.map((anchor, index) => anchor - (leads[index] ?? 0))
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor
    const end = starts[index + 1] ?? lines.length
    const last = anchor + trailOf(lines, anchor, end, isFact)
    const rest = completion(lines, start, last, end, grouping.completes)
    // What parts a header above its date is a sentence about it, and told.
    const above = lines.slice(start, anchor)
    const header = [
      ...above.filter((one) => !isToldAbout(one)),
      ...lines.slice(anchor, last + 1),
      ...rest.slice(-1),
    ]
    const told = [...above.filter(isToldAbout), ...rest.slice(0, -1)]
    const own = header.find((one) => one.isDated) ?? header.find(({ periods }) => periods.length > 0)
    const dated = (named.length > 0 ? own : undefined) ?? lines[anchor] ?? null
    return {
      header,
      body: [...told, ...lines.slice(last + 1 + rest.length, end)].map(({ line }) => line),
      period: periodIn(dated),
      dated,
      ...(undated.includes(anchor) ? { isDoubtful: true } : {}),
    }
  })
}
