import type { Rule } from '../../model/layout/rules.ts'
import type { Grey } from './level-picture.ts'

/** Contrast that makes a stroke; less is the noise of a scanner. */
const STROKE = 60
/** A run of dark pixels longer than any letter's stroke is a ruled line. */
const LONG = 170
/** A run between two ruled lines is one, too, when it is this long. */
const SHORT = 40
const THICKEST = 9
const SAMPLES = [0.2, 0.35, 0.5, 0.65, 0.8]
/** What interrupts a run that goes on: a speck of paper. */
const GAP = 3
/** How wide the grey edge of a line is, and how far it may end from another. */
const EDGE = 3
const REACH = 8
/** How far a level line may be broken at either end, where a scanner lost it. */
const BRIDGE = 24

type Along = 'rows' | 'columns'

/** A stretch of one row, or of one column, of pixels. */
interface Run {
  line: number
  from: number
  to: number
}

const stepsOf = ({ width, height }: Grey, along: Along) =>
  along === 'rows'
    ? { lines: height, length: width, step: 1, jump: width }
    : { lines: width, length: height, step: width, jump: 1 }

/** Runs of dark pixels along one direction that are longer than a letter and thinner than a block. */
function findRuns(picture: Grey, along: Along, least: number): Run[] {
  const { lines, length, step, jump } = stepsOf(picture, along)
  const isDark = (at: number) => (picture.data[at] ?? 255) < 255 - STROKE
  // The side of a cell still leans a little over its height, however level the page was set.
  const isNearDark = (at: number) =>
    isDark(at) || (along === 'columns' && (isDark(at - jump) || isDark(at + jump)))
  const runs: Run[] = []
  for (let line = 0; line < lines; line++) {
    let from = -1
    let last = -1
    for (let place = 0; place <= length + GAP; place++) {
      if (place < length && isNearDark(line * jump + place * step)) {
        if (from < 0) from = place
        last = place
      } else if (from >= 0 && place - last > GAP) {
        if (last + 1 - from >= least) runs.push({ line, from, to: last + 1 })
        from = -1
      }
    }
  }
  const thicknessAt = (line: number, place: number) => {
    let count = isDark(line * jump + place * step) ? 0 : 1
    while (count <= THICKEST && line + count < lines && isDark((line + count) * jump + place * step)) count++
    return count
  }
  // A letter that touches the line makes it thick at one place only.
  const isThin = ({ line, from, to }: Run) =>
    SAMPLES.some((share) => thicknessAt(line, Math.round(from + (to - from) * share)) <= THICKEST)
  return runs.filter(isThin)
}

/** Rows' runs that are long, or go on where such a one is broken. */
function levelRuns(picture: Grey): Run[] {
  const all = findRuns(picture, 'rows', SHORT)
  const isLong = ({ from, to }: Run) => to - from >= LONG
  const long = all.filter(isLong)
  const goesOn = (run: Run) =>
    long.some(
      (one) => Math.abs(one.line - run.line) <= EDGE && run.from - one.to < LONG && one.from - run.to < LONG,
    )
  return all.filter((run) => isLong(run) || goesOn(run))
}

/** Columns' runs that are long, or stand between two level lines as the sides of a low cell do. */
function uprightRuns(picture: Grey, level: Run[]): Run[] {
  const lines = new Uint8Array(picture.data.length)
  for (const { line, from, to } of level)
    lines.fill(1, line * picture.width + from, line * picture.width + to)
  const meets = (x: number, y: number) => {
    for (let row = Math.max(0, y - REACH); row <= Math.min(picture.height - 1, y + REACH); row++)
      if (lines[row * picture.width + x] === 1) return true
    return false
  }
  return findRuns(picture, 'columns', SHORT).filter(
    ({ line, from, to }) => to - from >= LONG || (meets(line, from) && meets(line, to)),
  )
}

/**
 * Takes ruled lines off a picture with the grey edge at their sides; the strokes of a letter that touches one stay. Answers
 * the lines.
 */
export function eraseRules(picture: Grey): Rule[] {
  const { data } = picture
  const rows = levelRuns(picture)
  const found = { rows, columns: uprightRuns(picture, rows) }
  const erased: number[] = []
  const isDark = (at: number) => (data[at] ?? 255) < 255 - STROKE
  for (const along of ['rows', 'columns'] as const) {
    const { lines, step, jump } = stepsOf(picture, along)
    for (const { line, from, to } of found[along]) {
      for (let place = from; place < to; place++) {
        const at = (beside: number) => beside * jump + place * step
        let [first, last] = [line, line]
        while (first > 0 && line - first <= THICKEST && isDark(at(first - 1))) first--
        while (last < lines - 1 && last - line <= THICKEST && isDark(at(last + 1))) last++
        // Where a letter's stroke crosses the line, only the line's own pixels go.
        const isThin = last - first < THICKEST
        const edge = isThin ? EDGE : 0
        const [upper, lower] = isThin ? [first, last] : [line, line]
        for (let beside = Math.max(0, upper - edge); beside <= Math.min(lines - 1, lower + edge); beside++)
          if ((beside >= upper && beside <= lower) || !isDark(at(beside))) erased.push(at(beside))
      }
    }
  }
  for (const at of erased) data[at] = 255
  const asRules = (runs: Run[], isUpright: boolean): Rule[] =>
    runs.map(({ line, from, to }) => ({
      isUpright,
      at: line,
      from: from - (isUpright ? 0 : BRIDGE),
      to: to + (isUpright ? 0 : BRIDGE),
    }))
  return [...asRules(found.rows, false), ...asRules(found.columns, true)]
}

/** Takes the long lines off a picture that holds no table, and nothing beside or between them: bars and pictures have edges, too. */
export function eraseLongRules(picture: Grey): void {
  const isDark = (at: number) => (picture.data[at] ?? 255) < 255 - STROKE
  for (const along of ['rows', 'columns'] as const) {
    const { lines, length, step, jump } = stepsOf(picture, along)
    const runs: Run[] = []
    for (let line = 0; line < lines; line++) {
      let from = 0
      for (let place = 0; place <= length; place++) {
        if (place < length && isDark(line * jump + place * step)) continue
        if (place - from >= LONG) runs.push({ line, from, to: place })
        from = place + 1
      }
    }
    const isThin = ({ line, from, to }: Run) => {
      const place = (from + to) >> 1
      let count = 0
      while (count <= THICKEST && line + count < lines && isDark((line + count) * jump + place * step))
        count++
      return count <= THICKEST
    }
    for (const { line, from, to } of runs.filter(isThin))
      for (let place = from; place < to; place++) picture.data[line * jump + place * step] = 255
  }
}
