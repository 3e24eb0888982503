import { titleScore } from '../entries/title-words.ts'
import { type Reading, reading } from '../reading.ts'
import { readTitle } from '../sections/read-title.ts'
import { compact, countHan } from '../text/characters.ts'
import { type Line, lineWithText, withoutMark } from '../text/line.ts'
import { locate, unite } from '../text/locate.ts'
import { kindOfLabel, type Labelled } from './labels.ts'
import { bareLatinName, chineseNameScore, latinNameScore } from './person-name.ts'

interface Candidate {
  value: string
  score: number
  line: Line
}

const HEAD_LINES = 30
const AFTER_TITLE = /^(?:个人|求职|我的|应聘)?简历\s*[:|·–-]*\s*/
const GREETING =
  /^(?:(?:hi|hello|hey)[,!.]?\s*)?(?:i'm|i am|my name is)\s+|^(?:你好|您好|大家好)?[,!]?(?:我(?:是|叫)|本人)/i
const OWNERS_TITLE = /^(?:resume|résumé|cv|curriculum vitae)\s*(?:of|[:|–-])\s*/i
const BEFORE_TITLE =
  /\s*(?:的?(?:个人|求职|中文)?简历|['’]s\s+(?:resume|résumé|cv)|\s[-–|]?\s*(?:resume|résumé|curriculum vitae|cv))$/i
/** "Lindqvist, Åsa": the family name first. */
const INVERTED = /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?), (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*)?)$/u
/** "XU Jiayi (Jessica) 许嘉怡": what somebody is called besides. */
const SHORT_NAME = /\s\(\p{Lu}\p{Ll}+\)\s/u
const PARTS = /\t|\s*[|/,;•·]\s+|(?<=\p{Script=Han})\/(?=[男女\d])|\s*[|;•,]\s*|\s+[-–/]\s+/u
const BOTH_SCRIPTS = /^([\p{Script=Han}·]{2,8})\s*[(/|]?\s*([\p{Script=Latin}][\p{Script=Latin} .'-]+)\)?$/u
const BOTH_SCRIPTS_LATIN_FIRST =
  /^([\p{Script=Latin}][\p{Script=Latin} .'-]+?)\s*[(/|]?\s*([\p{Script=Han}·]{2,8})\)?$/u
const CALLED = /^([\p{Script=Han}]{2,4})(?:\s*[((](?:先生|女士|男|女|小姐)[))]|\s+(?:先生|女士|男|女|小姐))/u

function candidatesOf(text: string, isChinese: boolean): string[] {
  const bare = withoutMark(text)
    .replace(GREETING, '')
    .replace(AFTER_TITLE, '')
    .replace(OWNERS_TITLE, '')
    .replace(BEFORE_TITLE, '')
  const inverted = bare.match(INVERTED)
  if (inverted && titleScore(bare.split(', ')[1] ?? '') === 0)
    return [bareLatinName(bare) === bare ? `${inverted[2]} ${inverted[1]}` : bareLatinName(bare)]
  const formal = bare.replace(SHORT_NAME, ' ')
  const both = formal.match(BOTH_SCRIPTS)
  const latinFirst = formal.match(BOTH_SCRIPTS_LATIN_FIRST)
  if (both?.[1] && both[2]) return isChinese ? [both[1], both[2]] : [both[2], both[1]]
  if (latinFirst?.[1] && latinFirst[2])
    return isChinese ? [latinFirst[2], latinFirst[1]] : [latinFirst[1], latinFirst[2]]
  const called = bare.match(CALLED)?.[1]
  const parts = bare.split(PARTS)
  const words = countHan(bare) > 0 ? parts.flatMap((part) => part.split(' ').slice(0, 2)) : []
  return [...(bare.includes('\t') ? [] : [bare]), ...(called ? [called] : []), ...parts, ...words].map(
    (part) => bareLatinName(part.trim()),
  )
}

function scoreOf(value: string): number {
  return countHan(value) > 0 ? chineseNameScore(value.replace(/\s/g, '')) : latinNameScore(value)
}

/** A rare name by its place alone: a single Latin word in the largest letters, or a few characters as the very first line. */
function aloneScore(value: string, line: Line, position: number, largest: number): number {
  if (compact(value) !== compact(line.text) || readTitle(line.text) !== null || titleScore(value) > 0)
    return 0
  const isLargest = line.scale >= largest - 0.01 && line.scale > 1.3
  if (isLargest && position < 4 && /^\p{Lu}\p{L}{2,14}$/u.test(value) && countHan(value) === 0) return 0.4
  return position < 2 && chineseNameScore(value) > 0 ? 0.35 : 0
}

/** How much a line's place and look speak for the name: high on the page and in large letters. */
function standing(line: Line, position: number, largest: number): number {
  const isLargest = line.scale >= largest - 0.01 && line.scale > 1.15
  const early = position === 0 ? 0.12 : position < 3 ? 0.06 : position < 8 ? 0 : -0.15
  return early + (isLargest ? 0.2 : line.scale > 1.25 ? 0.12 : 0) + (line.isBold ? 0.03 : 0)
}

function echoes(value: string, mail: string | undefined): boolean {
  const local = (mail?.split('@')[0] ?? '').toLowerCase()
  return value
    .toLowerCase()
    .split(/[\s.-]+/)
    .some((word) => word.length > 2 && local.includes(word))
}

function freeCandidates(lines: Line[], isChinese: boolean, mail: string | undefined): Candidate[] {
  const head = lines.filter((line) => line.raw.page === 1).slice(0, HEAD_LINES)
  const sizeable = head.filter((line) => readTitle(line.text) === null)
  const largest = Math.max(1, ...sizeable.map((line) => line.scale))
  const large = lines.filter((line) => line.raw.page === 1 && line.scale >= largest && line.scale > 1.3)
  return [...new Set([...head, ...large])].flatMap((line, position) => {
    if (readTitle(line.text) !== null && !/简历|resume|cv|vitae/i.test(line.text)) return []
    const label = line.text.indexOf(':')
    const text = label > 0 && kindOfLabel(line.text.slice(0, label)) !== null ? '' : line.text
    const values = candidatesOf(text, isChinese)
    return values.flatMap((value, order) => {
      const base = Math.max(scoreOf(value), aloneScore(value, line, position, largest))
      if (base === 0) return []
      const isWhole = compact(value) === compact(line.text)
      const kin = echoes(value, mail) ? 0.15 : 0
      const script = countHan(value) > 0 === isChinese ? 0.08 : 0
      const score =
        base +
        standing(line, position, largest) +
        kin +
        script +
        (isWhole ? 0.05 : 0) -
        Math.min(order, 4) * 0.02
      return [{ value: countHan(value) > 0 ? value.replace(/\s/g, '') : value, score, line }]
    })
  })
}

/** What somebody is called may stand in the name, in marks ("Oluwaseun “Seun”" over "Bakare"). */
const NAME_LINE = /^[\p{Script=Latin}.'’-]+(?: [\p{Script=Latin}.'’-]+){0,6}(?: ["“(]\p{L}{2,16}["”)])?$/u
const STACKED = 4
const REACH = 7
const NEARLY = 0.9
const SAME_EDGE = 0.02
const BREAKS_OFF = /(?:-|\s(?:de|da|do|dos|das|e|van|von|der|del|la))$/i

/** The first words of a line that are as large as its largest: what is smaller stands beside the name. */
function largePart(line: Line): Line {
  const words = line.raw.words ?? []
  const height = Math.max(0, ...words.map(({ box }) => box?.height ?? 0))
  const end = words.findIndex(({ box }) => (box?.height ?? 0) < height * 0.8)
  const large = words.slice(0, end)
  const box = unite(large.flatMap((word) => word.box ?? []))
  if (end < 1 || !box) return line
  const text = large.map((word) => word.text).join(' ')
  return {
    ...lineWithText(line, text),
    raw: { ...line.raw, words: large, box },
    left: box.x,
    right: box.x + box.width,
  }
}

/** Whether two lines have a left edge, a right edge or a middle in common; in flowing documents they may. */
function areAligned(line: Line, next: Line): boolean {
  const { left, right } = line
  if (left === null || right === null || next.left === null || next.right === null) return true
  const [before, after] = [Math.abs(left - next.left), Math.abs(right - next.right)]
  return Math.min(before, after, Math.abs(left - next.left + right - next.right) / 2) < SAME_EDGE
}

const ONE_LETTER = /^\p{Script=Han}$/u

/** A Chinese name set one large letter a line. */
function uprightCandidate(lines: Line[]): Candidate[] {
  const head = lines.filter((line) => line.raw.page === 1).slice(0, HEAD_LINES)
  const start = head.findIndex((line) => line.scale > 1.5 && ONE_LETTER.test(line.text))
  const [first, ...rest] = start < 0 ? [] : head.slice(start, start + STACKED)
  if (!first) return []
  const end = rest.findIndex((line) => !ONE_LETTER.test(line.text) || !areAligned(first, line))
  const whole = [first, ...(end < 0 ? rest : rest.slice(0, end))]
  const value = whole.map(({ text }) => text).join('')
  return chineseNameScore(value) > 0
    ? [{ value, score: 2, line: { ...first, raw: merged(first, whole) } }]
    : []
}

/** A name that a narrow column broke, or that is set as some large lines: "JANE" over "DOE". */
function stackedCandidate(lines: Line[]): Candidate[] {
  const head = lines
    .filter((line) => line.raw.page === 1)
    .slice(0, HEAD_LINES)
    .map(largePart)
  const largest = Math.max(...head.map(({ scale }) => scale))
  for (const [index, line] of head.entries()) {
    if (line.scale < largest * NEARLY) continue
    if (line.scale < (BREAKS_OFF.test(line.text) ? 1.2 : 1.3) || !NAME_LINE.test(line.text)) continue
    // What stands between two lines of the name belongs to a column beside it.
    const below = head
      .slice(index + 1, index + REACH)
      .filter((next) => next.scale > line.scale - 0.05)
      .map((next) =>
        BREAKS_OFF.test(line.text) ? lineWithText(next, next.text.split(PARTS)[0] ?? '') : next,
      )
    const end = below
      .slice(0, STACKED - 1)
      .findIndex(
        (next) =>
          Math.abs(next.scale - line.scale) > 0.05 ||
          !NAME_LINE.test(next.text) ||
          !areAligned(line, next) ||
          readTitle(next.text) !== null ||
          titleScore(next.text) >= 0.9,
      )
    const whole = [line, ...below.slice(0, end < 0 ? STACKED - 1 : end)]
    const value = whole.reduce(
      (text, { text: own }) => (text.endsWith('-') ? text + own : `${text} ${own}`),
      '',
    )
    const name = bareLatinName(value.trim())
    if (whole.length > 1 && latinNameScore(name) > 0.3)
      return [{ value: name, score: 2, line: { ...line, raw: merged(line, whole) } }]
  }
  return []
}

function merged(first: Line, lines: Line[]): Line['raw'] {
  return {
    ...first.raw,
    text: lines.map(({ text }) => text).join(' '),
    words: lines.flatMap(({ raw }) => raw.words ?? []),
  }
}

const MEANT = 0.55

/** The person's name: what a label calls so, else the likeliest text near the top of the first page. */
export function readName(
  lines: Line[],
  labelled: Labelled[],
  isChinese: boolean,
  mail: string | undefined,
): Reading<string> | undefined {
  for (const { kind, value: given, line, certainty } of labelled) {
    if (kind !== 'name' || given.length > 60) continue
    // "澹台若水(女, 35岁)"
    const value = given.replace(/(?<=\p{Script=Han})\s?\([^()]*\)?$/u, '')
    const [best] = candidatesOf(value, isChinese).filter((part) => scoreOf(part) > 0.1)
    const plain = best ?? (/^[\p{L}·.' -]{2,40}$/u.test(value) ? value : undefined)
    if (plain) return reading(plain, best ? 0.98 * certainty : 0.7, locate(lineWithText(line, value), plain))
  }
  const candidates = [
    ...stackedCandidate(lines),
    ...uprightCandidate(lines),
    ...freeCandidates(lines, isChinese, mail),
  ]
  const best = candidates.reduce<Candidate | null>(
    (top, one) => (top && top.score >= one.score ? top : one),
    null,
  )
  if (!best || best.score < MEANT) return undefined
  return reading(best.value, Math.min(0.97, best.score * 0.85), locate(best.line, best.value))
}
