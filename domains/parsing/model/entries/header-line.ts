import { findPeriods, type Period } from '../dates/periods.ts'
import { kindOfLabel } from '../fields/labels.ts'
import { visualLength } from '../text/characters.ts'
import { simplified } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { organisationScore } from './organisation-words.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

/** A line of an entry section with what the grouping asks of it. */
export interface EntryLine {
  line: Line
  periods: Period[]
  /** Short and plain enough to stand in an entry's header. */
  isHeaderLike: boolean
  /** Whether a whole period (not just one date) stands here among little else. */
  isDated: boolean
}

const SENTENCE = /。(?!$)|[。;.]$|\p{Ll};\s\p{Ll}|\p{Script=Han}[!?]$/u
const MANY_COMMAS = /,.*,.*,.*,/u
// "2015年9月至2019年6月,上海交通大学,儿科学专业,在职博士。": short facts in a row behind the date, with a stop.
const LISTED = /^(?:\d{1,2}[.、])?\s?(?:,[^。;,]{1,24}){1,4}[。;]$/u
const CALL = /[!?]/
// "Yahoo!", "Shout! Media Productions": a name may hold a call, and is short.
const SHORT_CALL = 4
const DETAIL =
  /^(?:工作内容|工作职责|工作描述|职责|主要职责|岗位职责|项目描述|项目介绍|项目职责|责任描述|技术栈|主要工作|工作业绩|业绩|成果|内容|描述|主修课程|主干课程|核心课程|相关课程|课程|荣誉|获奖|研究方向|gpa|relevant coursework|coursework|responsibilities|achievements|tech(?:nologies| stack)?|environment|thesis|honou?rs|awards|tools)\s*[:\t]/i
const BEGINS_LIKE_TEXT =
  /^(?:负责|参与|协助|主导|完成|通过|使用|利用|根据|对|为|在(?!读|职)|与|和|带领|独立|熟悉|掌握|担任.{12,}|获得|荣获|曾|基于|针对|实现|优化|设计并|开发并|制定|组织|管理(?!学).{10,}|\p{Ll})/u
const STOPPED = 80
const HEADER_WIDTH = 110
const REST_WIDTH = 90
const LONGEST_HEAD = 24
// The names of a table's columns in front of its cells.
const LABELS = /(^|\t)[^\t:]{1,24}: /g
const LEGAL_END =
  /(?:inc|ltda?|lda|co|cia|corp|llc|bros|pvt|pte|pty|plc|gmbh|assoc|u\.s\.a|u\.s|b\.sc|m\.sc|ph\.d|b\.s|m\.s|b\.a|m\.a|jr|sr|univ|dept|b\.tech|m\.tech|eng|hons|(?:\b\p{L}\.){1,3}\p{L})\.$/iu

const LONGEST_PIECE = 5

/** "Java Developer, ABC Company, Inc., Springfield, USA": names in a row, the first of a post or a firm, and no sentence. */
function isRowOfNames(text: string): boolean {
  const pieces = text.split(/,\s*/).filter((piece) => piece !== '')
  const areShort = pieces.every((piece) => /^\p{Lu}/u.test(piece) && piece.split(' ').length <= LONGEST_PIECE)
  return (
    areShort &&
    pieces.slice(0, 2).some((piece) => titleScore(piece) >= 0.9 || organisationScore(piece) >= 0.7)
  )
}

/** What a line says beside its dates. */
export function restOf(text: string, periods: Period[]): string {
  return periods.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text).trim()
}

// "Took over procurement from Jan to Oct 2020", "Lecturer for one afternoon each spring since 2017".
const LEADS_IN = /(?:\S+\s+){3,}(?:from|between|during|in|of|for|until|through)\s*$/i
const SINCE = /^(?:since|from)\b/i
const GOES_ON = /^(?:since|from)\b/
const WORDS_BEFORE = 5

/** Whether a period is a part of a sentence and not set apart from what stands before it. */
function isInSentence(text: string, { from, text: own }: Period): boolean {
  const before = text.slice(0, from)
  const isAlone = from === 0 && own.length === text.length
  if (LEADS_IN.test(before) || (from === 0 && GOES_ON.test(own) && !isAlone)) return true
  return SINCE.test(own) && !/[\t|,;·•(]\s*$/.test(before) && before.split(' ').length > WORDS_BEFORE
}

/** "Actuarial Manager, Litoral Seguros.", "University of Bologna, Literature, Bachelor." — a header that its class ends with a stop. */
function isStoppedHeader(text: string): boolean {
  const [first = '', ...others] = text.split(', ')
  if (text.length >= STOPPED || others.length === 0 || others.length > 3) return false
  return titleScore(first) >= 0.9 || [first, ...others].some((piece) => (schoolIn(piece)?.score ?? 0) === 1)
}

/** Whether names stand on both sides of a line's period, so that it may be longer than one that has them on one side. */
function hasNamesAround(text: string, [period, ...others]: Period[]): boolean {
  if (!period || others.length > 0) return false
  const sides = [text.slice(0, period.from), text.slice(period.to)].map((side) => side.trim())
  const names = sides.map((side) => side.split(/\t|, |\s[|–-]\s/)[0] ?? '')
  return (
    sides.every((side) => side !== '' && visualLength(side) <= REST_WIDTH - LONGEST_HEAD) &&
    names.some((name) => titleScore(name) >= 0.9) &&
    names.some((name) => organisationScore(name) >= 0.7)
  )
}

/** Reads one line for the grouping of entries. */
export function describeLine(line: Line): EntryLine {
  const periods = findPeriods(line.text)
  const rest = restOf(line.text, periods).replace(/[;,、·|\s–-]+$/, (tail) =>
    periods.length > 0 ? '' : tail,
  )
  const isListed = periods.length > 0 && LISTED.test(rest)
  const isCall = CALL.test(rest) && rest.split(' ').length >= SHORT_CALL
  const isSentence =
    !isListed &&
    (isCall || SENTENCE.test(rest) || (MANY_COMMAS.test(rest) && !isRowOfNames(rest))) &&
    !LEGAL_END.test(rest) &&
    !line.text.includes('\t') &&
    !isStoppedHeader(rest)
  const isDetail = DETAIL.test(simplified(rest))
  const isShort = visualLength(rest.replace(LABELS, '$1')) <= HEADER_WIDTH
  const isTextLike = BEGINS_LIKE_TEXT.test(rest) && periods.length === 0
  return {
    line,
    periods,
    isHeaderLike: isShort && !isSentence && !isDetail && !isTextLike && !line.isBullet,
    isDated:
      periods.some((period) => period.isRange && !isInSentence(line.text, period)) &&
      (visualLength(rest.replace(LABELS, '$1')) <= REST_WIDTH || hasNamesAround(line.text, periods)) &&
      !isSentence &&
      !isDetail,
  }
}

const { leastKnown: LEAST_KNOWN } = tolerances.headerLine

const isKnown = (cell: string) => kindOfLabel(cell) !== null && !cell.endsWith(':')

/** Whether a line is the header row of a table: nothing but labels, or mostly, among words as short. */
export function isTableHead(line: Line): boolean {
  if (line.cells.length === 1) {
    const words = line.text.split(/\s+|\s*[|/]\s*/)
    return words.length > 1 && words.every(isKnown)
  }
  const isPlain = line.cells.every((cell) => visualLength(cell) <= LONGEST_HEAD && !/[\d:]/.test(cell))
  const known = line.cells.filter(isKnown).length
  return known === line.cells.length || (isPlain && known > 1 && known >= line.cells.length * LEAST_KNOWN)
}
