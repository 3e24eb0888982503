import { compact, countHan } from '../text/characters.ts'
import { folded } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { LABELS, type LabelKind } from '../vocabulary/labels.ts'
import { mailIn, phoneIn } from './contact-numbers.ts'
import { continuationOf } from './continuations.ts'

/** A value with the label it stood behind, and the line the value stands in. */
export interface Labelled {
  kind: LabelKind
  value: string
  line: Line
  /** 1 for "label: value", less where only the layout joins the two. */
  certainty: number
}

const isKind = (key: string): key is LabelKind => Object.hasOwn(LABELS, key)
// Kinds whose Chinese labels are no word a sentence begins with.
const TIGHT_KINDS = [
  'name',
  'gender',
  'birth',
  'age',
  'phone',
  'email',
  'city',
  'degree',
  'school',
  'major',
  'graduation',
  'place',
  'position',
  'origin',
] as const
const KINDS = Object.keys(LABELS).filter(isKind)
const ONE = new Map(
  KINDS.map((kind) => [kind, new RegExp(`^(?:${LABELS[kind].replaceAll(' ', ' ?')})$`, 'u')]),
)
// Longest first, so that "求职意向" is not read as "意向"; a Chinese label may follow another value's blank.
const WORDS = KINDS.flatMap((kind) => LABELS[kind].split(/\|(?![^(]*\))/)).sort((a, b) => b.length - a.length)
const BEFORE_COLON = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?<!['’]s\\s)(${WORDS.join('|')})(?:\\s?[(/][^():]{1,20}\\)?)?\\s?:(?!//)`,
  'giu',
)
const LONGEST = 72
const BLANKS_IN_HAN = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/** The kind of a text that is nothing but a label; null otherwise. */
export function kindOfLabel(text: string): LabelKind | null {
  const bare = folded(text)
    .replace(/[::*\s]+$/, '')
    .replace(/^[•·*\s]+/, '')
    .replace(BLANKS_IN_HAN, '')
    .toLowerCase()
  if (bare === '' || bare.length > LONGEST) return null
  return KINDS.find((kind) => ONE.get(kind)?.test(bare)) ?? null
}

function inlineValues(line: Line): Labelled[] {
  const marks = [...folded(line.text).matchAll(BEFORE_COLON)].map((match) => ({
    kind: kindOfLabel(match[1] ?? ''),
    from: match.index,
    to: match.index + match[0].length,
  }))
  return marks.flatMap(({ kind, to }, index) => {
    const stretch = line.text.slice(to, marks[index + 1]?.from).trim()
    const value = (stretch.split('\t')[0] ?? '').replace(/[|;,、\s]+$/, '').trim()
    return kind === null || value === '' ? [] : [{ kind, value, line, certainty: 1 }]
  })
}

function cellValues(line: Line): Labelled[] {
  const found: Labelled[] = []
  for (let at = 0; at < line.cells.length - 1; at++) {
    const kind = kindOfLabel(line.cells[at] ?? '')
    const value = line.cells[at + 1] ?? ''
    if (kind === null || value === '' || kindOfLabel(value) !== null || /^[^:]{1,12}:/.test(value)) continue
    found.push({ kind, value, line, certainty: 0.95 })
    at++
  }
  return found
}

// "出生年月 1988年11月": a label that fills its cell leaves but a blank before the value.
const TIGHT_WORDS = TIGHT_KINDS.flatMap((kind) => LABELS[kind].split(/\|(?![^(]*\))/))
const TIGHT = new RegExp(
  `^(${TIGHT_WORDS.filter((word) => countHan(word) > 1).join('|')}|phone|mobile|tel|e-?mail)\\s(?=\\S)`,
  'iu',
)

function tightValues(line: Line): Labelled[] {
  return line.cells.flatMap((cell) => {
    const label = folded(cell).match(TIGHT)?.[1] ?? ''
    const kind = kindOfLabel(label)
    const value = cell.slice(label.length).trim()
    return kind === null || cell.includes(':') ? [] : [{ kind, value, line, certainty: 0.85 }]
  })
}

/** Labels in one line, their values in the cells below them. */
function columnValues(line: Line, below: Line | undefined): Labelled[] {
  const kinds = line.cells.map(kindOfLabel)
  if (!below || kinds.length < 2 || kinds.some((kind) => kind === null)) return []
  if (below.cells.length !== line.cells.length || below.cells.some((cell) => kindOfLabel(cell) !== null))
    return []
  return kinds.flatMap((kind, index) => {
    const value = below.cells[index] ?? ''
    return kind && value ? [{ kind, value, line: below, certainty: 0.9 }] : []
  })
}

/** A label alone on its line, its value on the next: how sidebars write. */
function stackedValue(line: Line, below: Line | undefined): Labelled[] {
  if (!below || line.cells.length > 1 || below.cells.length > 1) return []
  const kind = kindOfLabel(line.text)
  const isFree =
    kindOfLabel(below.text) === null && !/^[^:]{1,14}:/.test(below.text) && compact(below.text).length < 60
  return kind && isFree ? [{ kind, value: below.text, line: below, certainty: 0.8 }] : []
}

/** A line that states something by itself, so that it cannot be the rest of the one above. */
const isFact = (line: Line): boolean =>
  /^[^:]{1,16}:/.test(line.text) ||
  kindOfLabel(line.text) !== null ||
  mailIn(line.text) !== null ||
  phoneIn(line.text) !== null

function withContinuation(found: Labelled[], lines: Line[], at: number): Labelled[] {
  const last = found.at(-1)
  const rest = last && lines[at]?.text.endsWith(last.value) ? continuationOf(lines, at, isFact) : null
  if (!last || rest === null) return found
  const isTight = countHan(last.value.slice(-1) + rest.slice(0, 1)) > 0 || /[-.@/]$/.test(last.value)
  return [...found.slice(0, -1), { ...last, value: last.value + (isTight ? '' : ' ') + rest }]
}

/** Every labelled value of some lines, in their order. */
export function findLabelled(lines: Line[]): Labelled[] {
  return lines.flatMap((line, index) => {
    const here = [...inlineValues(line), ...cellValues(line), ...tightValues(line)]
    if (here.length > 0) return withContinuation(here, lines, index)
    const below = columnValues(line, lines[index + 1])
    if (below.length > 0) return below
    return withContinuation(stackedValue(line, lines[index + 1]), lines, index + 1)
  })
}
