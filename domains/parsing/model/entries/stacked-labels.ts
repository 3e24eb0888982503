import { kindOfLabel } from '../fields/labels.ts'
import { visualLength } from '../text/characters.ts'
import { type Line, lineWithText } from '../text/line.ts'
import type { LabelKind } from '../vocabulary/labels.ts'

// What an entry may be asked for; other labels' words open its description.
const ASKED = new Set<LabelKind | null>([
  'school',
  'major',
  'degree',
  'faculty',
  'graduation',
  'company',
  'title',
  'department',
  'duration',
  'project',
  'role',
  'trade',
  'city',
])

/** The label a line begins with, in its first cell or in front of a colon, when it is one an entry is asked for. */
export function askedLabel(text: string): LabelKind | null {
  const head = /^[^:\t]{1,72}(?=[:\t]|$)/.exec(text)?.[0] ?? ''
  const kind = kindOfLabel(head)
  return ASKED.has(kind) ? kind : null
}

const isBareLabel = (line: Line) =>
  line.cells.length === 1 &&
  !/^\p{Ll}/u.test(line.text) &&
  askedLabel(line.text.replace(/:$/, '')) !== null &&
  kindOfLabel(line.text) !== null

/** Puts every label that stands alone in one line with the value below it ("School" over "University of Hull"). */
export function joinStackedLabels(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const next = lines[at + 1]
    if (!line) break
    const isPair =
      next &&
      isBareLabel(line) &&
      askedLabel(next.text) === null &&
      next.cells.length === 1 &&
      visualLength(next.text) < 90
    if (!isPair) {
      joined.push(line)
      continue
    }
    const text = `${line.text.replace(/\s*:$/, '')}\t${next.text}`
    joined.push({ ...lineWithText(next, text), isBullet: line.isBullet && next.isBullet })
    at++
  }
  return joined
}

/**
 * Where the entries of a form begin, each with the label that its first one begins with ("Company: …" again and again), in
 * the order of their dates; null when the lines are no such form.
 */
export function recordStarts(texts: string[], dated: number[]): number[] | null {
  const label = askedLabel(texts[0] ?? '')
  if (label === null || dated.length < 2) return null
  const starts = texts.flatMap((text, at) => (askedLabel(text) === label ? [at] : []))
  const isInTurn = dated.every(
    (at, index) => at >= (starts[index] ?? at + 1) && at < (starts[index + 1] ?? texts.length),
  )
  return starts.length === dated.length && isInTurn ? starts : null
}
