import { findPeriods, withoutPeriods } from '../dates/periods.ts'
import { countHan, visualLength } from '../text/characters.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { lineTail } from '../text/line-tail.ts'
import { organisationScore } from './organisation-words.ts'
import { isProse } from './prose.ts'
import { schoolIn } from './school-words.ts'
import { DEED } from './score-fragments.ts'
import { titleScore } from './title-words.ts'

const SENTENCE = /^(?:\S+\s+){6,}.*[.!?]$|[。;]$|^.{60,}$/u

/** A list's number may stand before the period. */
const FRONT = 4

const isNamed = (piece: string) =>
  organisationScore(piece) >= 0.7 || titleScore(piece) >= 0.9 || (schoolIn(piece)?.score ?? 0) > 0.8

// "2001年12月至2013年12月,某部,战士、班长。荣立三等功。": facts in a row behind the date, and what is told after their stop.
const FACTS_THEN_TEXT = /^(?<facts>[^。]{8,70}。)(?<text>[^。].*)$/u

// "2018 – 2022 | Head Waiter at Atlantis. Buffet of 900 covers.": a post and its firm, and a sentence after their stop.
const POST_THEN_TEXT =
  /^(?<facts>[^.]{0,60}?(?<post>\p{Lu}[^.,]{2,40}?)(?:,| at | @ | [–-] )[^.]{2,60}\.) (?<text>\p{Lu}.{12,})$/u

/** Parts what is told about a post from the line that names it, where that line begins with a period. */
function partPost(line: Line): Line[] | null {
  if (!line.text.includes('. ')) return null
  const [period] = findPeriods(line.text)
  if (!period?.isRange || period.from > FRONT) return null
  const rest = line.text.slice(period.to).replace(/^[\s:,|]+/, '')
  const { post, facts, text } = rest.match(POST_THEN_TEXT)?.groups ?? {}
  if (!post || !facts || !text || titleScore(post) < 0.6) return null
  return [
    lineWithText(line, line.text.slice(0, -text.length).trim().replace(/\.$/, '')),
    lineTail(line, text),
  ]
}

/** Where a header may end and a text begin: a stop, a separator, the end of a bracket or of the dates, a word that tells what was done. */
const CUTS =
  /(?<=\p{Ll}{3}|\d|\)|Ltd|Inc|LLC)\.\s+(?=\p{Lu})|\t+|\s[|–-]\s|(?<=\))\s+|[,;]\s(?=responsible|in charge|managing|leading|where\s)|\s+(?=(?:主要)?(?:负责|参与|协助|主导|从事|完成)\p{Script=Han})|(?<=\d|present|now)\s+(?=\p{Lu})/giu
const MOST_FACTS = 5
const LONGEST_FACT = 48
const LEAST_TEXT = 24
const LEAST_WORDS = 5
const TOLD = /^(?:主要)?(?:负责|参与|协助|主导|从事|完成)/u

const factsIn = (text: string) =>
  text
    .split(/\t+|\s*[,|·]\s+|\s[–-]\s|\sat\s|\s*[()]\s*|(?<=\p{Script=Han})\s+/u)
    .filter((one) => one.trim() !== '')

/** Whether a text tells something and names nothing: a sentence, longer than a name would be. */
function isTelling(text: string): boolean {
  if (visualLength(text) < LEAST_TEXT || factsIn(text).slice(0, 2).some(isNamed)) return false
  if (countHan(text) > 0) return TOLD.test(text)
  return text.split(/\s+/).length >= LEAST_WORDS && (DEED.test(text) || /^\p{Ll}|^Responsible/u.test(text))
}

/** Parts what is told from a line that names a post or a firm and its period, wherever in the line the period stands. */
function partTold(line: Line): Line[] | null {
  if (line.isBullet || visualLength(line.text) < LEAST_TEXT * 2) return null
  const [period] = findPeriods(line.text)
  if (!period?.isRange) return null
  for (const cut of line.text.matchAll(CUTS)) {
    const [head, text] = [line.text.slice(0, cut.index), line.text.slice(cut.index + cut[0].length)]
    if (cut.index < period.to || !isTelling(text)) continue
    const facts = factsIn(withoutPeriods(head, [period]))
    const areFacts = facts.length <= MOST_FACTS && facts.every((one) => visualLength(one) <= LONGEST_FACT)
    return areFacts && facts.some(isNamed) ? [lineWithText(line, head.trim()), lineTail(line, text)] : null
  }
  return null
}

// "since January 2016 , Programming and writing tests.": a period, a sign, and a sentence.
const SENTENCE_BEHIND = /^\s*[,;:–-]\s*(?<text>\p{Lu}\S*(?:\s+\S+){2,}[.。;])$/u

/** Parts the sentence behind a period that begins its line from it, where it tells what was done and names nothing. */
function partSentence(line: Line): Line[] | null {
  const [period] = findPeriods(line.text)
  if (line.isBullet || !period?.isRange || period.from !== 0) return null
  const text = line.text.slice(period.to).match(SENTENCE_BEHIND)?.groups?.text
  if (!text || isProse(text) || factsIn(text).slice(0, MOST_FACTS).some(isNamed)) return null
  return [lineWithText(line, period.text.trim()), lineTail(line, text)]
}

/** Parts the text that follows a row of facts on its line from them, where the line begins with a period. */
export function partTextFromFacts(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const parted = partTold(line) ?? partPost(line) ?? partSentence(line)
    if (parted) return parted
    const { facts, text } = line.text.match(FACTS_THEN_TEXT)?.groups ?? {}
    if (!facts || !text || line.cells.length > 1) return [line]
    const [period] = findPeriods(facts)
    const isListed =
      period?.isRange === true && period.from < FRONT && /^\s?[,:|]/.test(facts.slice(period.to))
    return isListed ? [lineWithText(line, facts), lineTail(line, text)] : [line]
  })
}

/**
 * Parts a period in the margin from the sentence that only happens to stand at its height ("2019 – Present | Own the
 * regression suite …."): the two are not one header.
 */
export function partDatesFromText(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const [first = '', rest = '', ...others] = line.cells
    if (others.length > 0 || !SENTENCE.test(rest) || isProse(rest) || rest.split(/[,|·]\s*/).some(isNamed))
      return [line]
    const periods = findPeriods(first)
    const isBare = periods.some(({ isRange }) => isRange) && !/\p{L}{2}/u.test(withoutPeriods(first, periods))
    return isBare ? [lineWithText(line, first), lineTail(line, rest)] : [line]
  })
}
