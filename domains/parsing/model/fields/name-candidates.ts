import { titleScore } from '../entries/title-words.ts'
import { readTitle } from '../sections/read-title.ts'
import { countHan } from '../text/characters.ts'
import { type Line, lineWithText, withoutMark } from '../text/line.ts'
import { unite } from '../text/locate.ts'
import { tolerances } from '../tolerances.ts'
import { bareLatinName, chineseNameScore, latinNameScore } from './person-name.ts'
import { isPlace } from './places.ts'

const AFTER_TITLE = /^(?:个人|求职|我的|应聘)?简历\s*[:|·–-]*\s*/
const GREETING =
  /^(?:(?:hi|hello|hey)[,!.]?\s*)?(?:i'm|i am|my name is)\s+|^(?:你好|您好|大家好)?[,!]?(?:我(?:是|叫)|本人)/i
const OWNERS_TITLE =
  /^(?:resume|résumé|cv|curriculum(?: vitae)?|curr[íi]culo)(?:\s+(?:of|for|d[aeo])\s+|\s*[:|–-]\s*)/i
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

/** The texts in a line that could be somebody's name, likelier ones first. */
export function candidatesOf(text: string, isChinese: boolean): string[] {
  const bare = withoutMark(text)
    .replace(/(?<=\p{L})_(?=\p{L})/gu, ' ')
    .replace(GREETING, '')
    .replace(AFTER_TITLE, '')
    .replace(OWNERS_TITLE, '')
    .replace(BEFORE_TITLE, '')
  const inverted = bare.match(INVERTED)
  if (inverted && !isPlace(bare) && titleScore(bare.split(', ')[1] ?? '') === 0)
    return [bareLatinName(bare) === bare ? `${inverted[2]} ${inverted[1]}` : bareLatinName(bare)]
  const formal = bare.replace(SHORT_NAME, ' ')
  const both = formal.match(BOTH_SCRIPTS)
  const latinFirst = formal.match(BOTH_SCRIPTS_LATIN_FIRST)
  if (both?.[1] && both[2]) return isChinese ? [both[1], both[2]] : [both[2], both[1]]
  if (latinFirst?.[1] && latinFirst[2])
    return isChinese ? [latinFirst[2], latinFirst[1]] : [latinFirst[1], latinFirst[2]]
  const called = bare.match(CALLED)?.[1]
  // "执业药师·岑雨薇": the dot of a name, or one between a name and a post.
  const dotted = bare.split('·')
  const isPosted = dotted.length > 1 && dotted.some((part) => titleScore(part) >= 0.9)
  const parts = [...bare.split(PARTS), ...(isPosted ? dotted : [])]
  const words = countHan(bare) > 0 ? parts.flatMap((part) => part.split(' ').slice(0, 2)) : []
  return [...(bare.includes('\t') ? [] : [bare]), ...(called ? [called] : []), ...parts, ...words].map(
    (part) => bareLatinName(part.trim()),
  )
}

/** What somebody is called may stand in the name, in marks ("Oluwaseun “Seun”" over "Bakare"). */
const NAME_LINE = /^[\p{Script=Latin}.'’-]+(?: [\p{Script=Latin}.'’-]+){0,6}(?: ["“(]\p{L}{2,16}["”)])?$/u
const STACKED = 4
const REACH = 7
const { nearly: NEARLY, sameEdge: SAME_EDGE } = tolerances.nameCandidates
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

/** Some lines as one, at the place of the first. */
function merged(lines: [Line, ...Line[]], text: string): Line {
  const [first] = lines
  const raw = {
    ...first.raw,
    text: lines.map((line) => line.text).join(' '),
    words: lines.flatMap((line) => line.raw.words ?? []),
  }
  return { ...first, raw, text }
}

const ONE_LETTER = /^\p{Script=Han}$/u

/** A Chinese name set one large letter a line; null without one. */
export function uprightName(whole: Line[]): Line | null {
  const head = whole.map(largePart)
  const start = head.findIndex((line) => line.scale > 1.5 && ONE_LETTER.test(line.text))
  const first = head[start]
  if (!first) return null
  const rest = head
    .slice(start + 1)
    .filter(({ scale }) => scale > first.scale - 0.05)
    .slice(0, STACKED - 1)
  const end = rest.findIndex((line) => !ONE_LETTER.test(line.text) || !areAligned(first, line))
  const others = end < 0 ? rest : rest.slice(0, end)
  const value = [first, ...others].map(({ text }) => text).join('')
  return chineseNameScore(value) > 0 ? merged([first, ...others], value) : null
}

/** A name that a narrow column broke, or that is set as some large lines ("JANE" over "DOE"); null without one. */
export function stackedName(whole: Line[]): Line | null {
  const head = whole.map(largePart)
  const largest = Math.max(...head.map(({ scale }) => scale))
  for (const [index, line] of head.entries()) {
    if (line.scale < largest * NEARLY) continue
    const breaksOff = BREAKS_OFF.test(line.text)
    if (line.scale < (breaksOff ? 1.2 : 1.3) || !NAME_LINE.test(line.text)) continue
    // What stands between two lines of the name belongs to a column beside it.
    const below = head
      .slice(index + 1, index + REACH)
      .filter((next) => next.scale > line.scale - 0.05)
      .map((next) => (breaksOff ? lineWithText(next, next.text.split(PARTS)[0] ?? '') : next))
      .slice(0, STACKED - 1)
    const end = below.findIndex(
      (next) =>
        Math.abs(next.scale - line.scale) > 0.05 ||
        !NAME_LINE.test(next.text) ||
        !areAligned(line, next) ||
        readTitle(next.text) !== null ||
        titleScore(next.text) >= 0.9,
    )
    const others = end < 0 ? below : below.slice(0, end)
    const value = others.reduce(
      (text, { text: own }) => (text.endsWith('-') ? text + own : `${text} ${own}`),
      line.text,
    )
    const name = bareLatinName(value.trim())
    if (others.length > 0 && latinNameScore(name) > 0.3) return merged([line, ...others], name)
  }
  return null
}
