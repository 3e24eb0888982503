import { schoolIn } from '../entries/school-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { type Reading, reading } from '../reading.ts'
import { readTitle } from '../sections/read-title.ts'
import type { Section } from '../sections/section.ts'
import type { SectionKind } from '../sections/section-kinds.ts'
import { compact, countHan } from '../text/characters.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { tolerances } from '../tolerances.ts'
import { mailIn, phoneIn } from './contact-numbers.ts'
import { kindOfLabel, type Labelled } from './labels.ts'
import { candidatesOf, stackedName, uprightName } from './name-candidates.ts'
import { chineseNameScore, latinNameScore, longNameScore } from './person-name.ts'

interface Candidate {
  value: string
  score: number
  line: Line
}

/** What a document says about whose name it could be. */
interface Surroundings {
  isChinese: boolean
  mail: string | undefined
  /** The largest scale of what may be a name. */
  largest: number
  kinds: Map<number, SectionKind>
  /** Where contacts stand, as numbers of lines. */
  contacts: number[]
  /** What stands in the last lines and on later pages, where a name comes again. */
  echoes: string
}

const HEAD_LINES = 30
const {
  large: LARGE,
  larger: LARGER,
  meant: MEANT,
  labelled: LABELLED,
  withSex: WITH_SEX,
  stacked: STACKED,
} = tolerances.readName
/** Sections in which other persons are named: colleagues, authors, referees, relatives. */
const OF_OTHERS = new Set<SectionKind>([
  'education',
  'work',
  'practice',
  'projects',
  'campus',
  'certificates',
  'other',
])
const NEAR_CONTACTS = 4
const SIGNATURE_LINES = 3

const shapeScore = (value: string): number =>
  countHan(value) > 0 ? chineseNameScore(value.replace(/\s/g, '')) : latinNameScore(value)

const isLargest = (line: Line, { largest }: Surroundings) =>
  line.scale >= largest - 0.01 && line.scale > LARGE

/** A rare name by its place alone: a single Latin word or many characters in the largest letters, or a few characters as the very first line. */
function aloneScore(value: string, line: Line, position: number, around: Surroundings): number {
  if (compact(value) !== compact(line.text) || readTitle(line.text) !== null || titleScore(value) > 0)
    return 0
  if (isLargest(line, around) && line.scale > LARGER && position < 4) {
    if (/^\p{Lu}\p{L}{2,14}$/u.test(value) && countHan(value) === 0) return 0.4
    if (longNameScore(value) > 0) return longNameScore(value)
  }
  return position < 2 && chineseNameScore(value) > 0 ? 0.35 : 0
}

/** How much a line's place and look speak for a name: high on the page, near the contacts and in large letters. */
function standing(line: Line, position: number, around: Surroundings): number {
  const isLarge = isLargest(line, around)
  const early =
    position === 0 ? 0.12 : position < 3 ? 0.06 : position < 8 ? 0 : position < HEAD_LINES ? -0.15 : -0.25
  const kind = around.kinds.get(line.index)
  const others = kind && OF_OTHERS.has(kind) && !isLarge ? -0.25 : 0
  const near = around.contacts.some((at) => Math.abs(at - line.index) <= NEAR_CONTACTS) ? 0.04 : 0
  return early + others + near + (isLarge ? 0.2 : line.scale > 1.25 ? 0.12 : 0) + (line.isBold ? 0.03 : 0)
}

/** How much the address speaks for a name: it holds one of its words, or two. */
function kinship(value: string, mail: string | undefined): number {
  const local = (mail?.split('@')[0] ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const words = value
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s.'-]+/)
  const shared = words.filter((word) => word.length > 2 && local.includes(word)).length
  return shared > 1 ? 0.2 : shared > 0 ? 0.15 : 0
}

function scoreIn(around: Surroundings, value: string, base: number, line: Line, position: number): number {
  const isWhole = compact(value) === compact(line.text)
  const script = countHan(value) > 0 === around.isChinese ? 0.08 : 0
  const again = value.length > 2 && around.echoes.includes(compact(value)) ? 0.08 : 0
  const school = (schoolIn(value)?.score ?? 0) > 0.85 ? -0.4 : 0
  return (
    base +
    standing(line, position, around) +
    kinship(value, around.mail) +
    script +
    again +
    school +
    (isWhole ? 0.05 : 0)
  )
}

/** What stands behind a name set in a row with other facts of the person: the sex ("阿依古丽 | 女 | 24岁"). */
const SEX_BEHIND = /^\s?[\t|/·,;(]+\s?[男女](?!\p{Script=Han})/u

const besideSex = (value: string, line: Line) =>
  line.text.startsWith(value) && SEX_BEHIND.test(line.text.slice(value.length)) ? WITH_SEX : 0

const tight = (value: string) => (countHan(value) > 0 ? value.replace(/\s/g, '') : value)

/** Names that stand by themselves in the lines of the first page. */
function freeCandidates(lines: Line[], around: Surroundings): Candidate[] {
  return lines.flatMap((line, position) => {
    if (readTitle(line.text) !== null && !/简历|resume|cv|vitae/i.test(line.text)) return []
    const label = line.text.indexOf(':')
    const text = label > 0 && kindOfLabel(line.text.slice(0, label)) !== null ? '' : line.text
    return candidatesOf(text, around.isChinese).flatMap((value, order) => {
      const base = Math.max(shapeScore(value), aloneScore(value, line, position, around))
      const score =
        scoreIn(around, value, base, line, position) + besideSex(value, line) - Math.min(order, 4) * 0.02
      return base === 0 || kindOfLabel(value) !== null ? [] : [{ value: tight(value), score, line }]
    })
  })
}

/** Names set over some lines. */
function spreadCandidates(head: Line[], around: Surroundings): Candidate[] {
  return [stackedName(head), uprightName(head)].flatMap((line) => {
    if (line === null) return []
    const position = head.findIndex(({ index }) => index === line.index)
    const score = scoreIn(around, line.text, shapeScore(line.text) + STACKED, line, position)
    return [{ value: line.text, score, line }]
  })
}

const PLAIN = /^[\p{L}·.' -]{2,40}$/u

/** Names that a label calls so; one of no name's shape only where nothing else is meant. */
function labelledCandidates(labelled: Labelled[], { isChinese }: Surroundings): Candidate[] {
  return labelled.flatMap(({ kind, value: given, line, certainty }) => {
    if (kind !== 'name' || given.length > 60) return []
    // "澹台若水(女, 35岁)"
    const value = given.replace(/(?<=\p{Script=Han})\s?\([^()]*\)?$/u, '')
    const [best] = candidatesOf(value, isChinese).filter((part) => shapeScore(part) > 0.1)
    const own = lineWithText(line, value)
    if (best) return [{ value: best, score: LABELLED * certainty, line: own }]
    const isNamed =
      (schoolIn(value)?.score ?? 0) > 0.85 || titleScore(value) >= 0.9 || kindOfLabel(value) !== null
    return PLAIN.test(value) && !isNamed ? [{ value, score: 0.82, line: own }] : []
  })
}

/** Given and family name with a label each. */
function partedCandidates(labelled: Labelled[]): Candidate[] {
  const family = labelled.find(({ kind }) => kind === 'familyName')
  const given = labelled.find(
    ({ kind, line }) => kind === 'givenName' || (kind === 'name' && line !== family?.line),
  )
  if (!family || !given) return []
  const isHan = countHan(family.value) > 0
  const value = isHan ? family.value + given.value : `${given.value} ${family.value}`
  return PLAIN.test(value) ? [{ value, score: LABELLED + 0.1, line: given.line }] : []
}

/** The person's name: among all texts that may be one the likeliest by label, shape, place and look. */
export function readName(
  lines: Line[],
  sections: Section[],
  labelled: Labelled[],
  isChinese: boolean,
  mail: string | undefined,
): Reading<string> | undefined {
  const first = lines.filter((line) => line.raw.page === 1)
  const head = first.slice(0, HEAD_LINES)
  const sizeable = head.filter((line) => readTitle(line.text) === null)
  const largest = Math.max(1, ...sizeable.map((line) => line.scale))
  const last = lines.filter((line, at) => line.raw.page > 1 || at >= lines.length - SIGNATURE_LINES)
  const around: Surroundings = {
    ...{ isChinese, mail, largest },
    kinds: new Map(sections.flatMap(({ kind, lines: own }) => own.map(({ index }) => [index, kind]))),
    contacts: first
      .filter(({ text }) => mailIn(text) !== null || phoneIn(text) !== null)
      .map(({ index }) => index),
    echoes: lines.length > HEAD_LINES ? last.map(({ text }) => compact(text)).join('\n') : '',
  }
  const large = first.filter((line) => line.scale >= largest && line.scale > LARGER)
  const candidates = [
    ...partedCandidates(labelled),
    ...labelledCandidates(labelled, around),
    ...spreadCandidates(head, around),
    ...freeCandidates([...new Set([...head, ...large])], around),
  ]
  const best = candidates.reduce<Candidate | null>(
    (top, one) => (top && top.score >= one.score ? top : one),
    null,
  )
  if (!best || best.score < MEANT) return undefined
  return reading(best.value, Math.min(0.97, best.score * 0.85), locate(best.line, best.value))
}
