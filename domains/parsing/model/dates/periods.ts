import { mendMonths } from './misspelt-months.ts'
import { BETWEEN, MONTH_NAME, monthOfName, POINT, PRESENT, readPoint, toMonth, YEARLESS } from './patterns.ts'

/** A stretch of time, or one date, written in a text between two offsets. */
export interface Period {
  start: string | null
  /** A month or year, `present`, or null when only one date is written. */
  end: string | null
  isRange: boolean
  /** Whether a month was misspelt, or the figures may mean something else ("2009/10"). */
  isDoubtful?: boolean
  from: number
  to: number
  text: string
}

const RANGE = new RegExp(
  `(?<first>${POINT})(?:${BETWEEN}|\\s?[(]|\\t+|\\s(?=${PRESENT}))(?<second>${POINT}|${PRESENT}|\\d{1,2}月)[)]?`,
  'giu',
)
const SHARED_YEAR = new RegExp(`(?<first>${YEARLESS})${BETWEEN}(?<second>${POINT})`, 'giu')
// "05–08 2011": months of one year.
const MONTHS_OF_YEAR =
  /(?<![\d./])(?<from>0[1-9]|1[0-2])\s?[-–]\s?(?<to>0[1-9]|1[0-2])[\s/.](?<year>(?:19|20)\d{2})(?!\d)/giu
const SHORT_END = /(?<first>(?:19|20)\d{2})\s?[-–/~]\s?(?<second>\d{2})(?![\d.年月/-])/giu
// "09/15 – 06/19": months and years of two digits each, in a range only.
const SHORT_MONTHS = new RegExp(
  `(?<![\\d/.])(?<first>(?:0?[1-9]|1[0-2])/'?\\d{2})\\s?[-–~]\\s?(?<second>(?:0?[1-9]|1[0-2])/'?\\d{2}|${PRESENT})(?![\\d/])`,
  'giu',
)
// The same alone at a line's end, in a cell of its own.
const SHORT_MONTH = /(?<=\t)(?<first>(?:0[1-9]|1[0-2])\/\d{2})$/g
// "Sep 15 – now": in a range a month's name takes a year of two digits; with a whole year behind, the figures are days.
const NAMED_SHORT = `\\b${MONTH_NAME},?\\s?\\d{2}(?!\\d|(?:st|nd|rd|th)|,?\\s?(?:19|20)\\d{2})`
const SHORT_NAMED = new RegExp(
  `(?:(?<first>${NAMED_SHORT})${BETWEEN}(?<second>${POINT}|${NAMED_SHORT}|${PRESENT})|(?<begun>${POINT})${BETWEEN}(?<ended>${NAMED_SHORT}))`,
  'giu',
)
/** What only such a period has: it is looked for in few lines, and costs as much as all others together. */
const MAY_BE_SHORT = /\p{Ll}[.,]{0,2}\s?\d{2}(?!\d)/iu
// "2010/2014": years of a school as Brazil writes them.
const SLASHED_YEARS = /(?<![\d/.-])(?<first>(?:19|20)\d{2})\s?\/\s?(?<second>(?:19|20)\d{2})(?![\d/.-])/g
// "102年9月至105年6月", "15年1月-19年2月": years of the Republic of China, or of two digits.
const SHORT_YEARS = new RegExp(
  `(?<![\\d.])(?<a>\\d{2,4})年(?<b>\\d{1,2})月${BETWEEN}(?:(?<c>\\d{2,4})年(?<d>\\d{1,2})月|${PRESENT})`,
  'giu',
)
const SINCE = new RegExp(
  `(?:\\b(?:since|from|desde)\\s+(?<a>${POINT})|(?<b>${POINT})\\s*(?:以来|起|开始|onwards?\\b)|(?<c>${POINT})\\s*[-–~至]{1,3}(?=\\s*(?:$|\\t|[|,])))`,
  'giu',
)
const SINGLE = new RegExp(POINT, 'giu')
const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'iu')
const ONLY_MONTH = /^(\d{1,2})月$/

/** `YYYY-MM` of "9/15". */
function fullMonth(short: string): string {
  const [month = '', year = ''] = short.replace("'", '').split('/')
  return `${year > '60' ? '19' : '20'}${year}-${month.padStart(2, '0')}`
}

/** The full year of a short one; `other` stands beside it in the same period. */
function fullYear(short: string, other: string): number {
  const [year, beside] = [Number(short), Number(other)]
  if (year > 999) return year
  const isRepublic = year > 99 || (beside > 99 && beside < 1000)
  return isRepublic ? year + 1911 : year + (year > 60 ? 1900 : 2000)
}

const yearOf = (date: string) => date.slice(0, 4)

function endOf(second: string, start: string | null): string | null {
  if (IS_PRESENT.test(second)) return 'present'
  const month = second.match(ONLY_MONTH)?.[1]
  if (month && start) return `${yearOf(start)}-${month.padStart(2, '0')}`
  const point = readPoint(second)
  return point && toMonth(point)
}

function startOf(first: string): string | null {
  const point = readPoint(first)
  return point && toMonth(point)
}

function shared(first: string, second: string): string | null {
  const end = readPoint(second)
  const month = monthOfName(first) || Number.parseInt(first, 10)
  return end && month ? `${yearOf(end)}-${String(month).padStart(2, '0')}` : null
}

type Dates = Pick<Period, 'start' | 'end' | 'isDoubtful'>

/** "2011-14": years. "2011/11" is a month and no period; "2009/10" may be either. */
function shortEnd(first: string, second: string): Dates {
  if (first.slice(2) === second) return { start: null, end: null }
  const mayBeMonth = Number(second) > 0 && Number(second) < 13
  return { start: first, end: `${first.slice(0, 2)}${second}`, ...(mayBeMonth ? { isDoubtful: true } : {}) }
}

type Reader = (match: RegExpExecArray) => Dates

const READERS: [RegExp, Reader, boolean][] = [
  [
    SHORT_NAMED,
    ({ groups }) => ({
      start: startOf(groups?.first ?? groups?.begun ?? ''),
      end: endOf(groups?.second ?? groups?.ended ?? '', null),
    }),
    true,
  ],
  [
    RANGE,
    ({ groups }) =>
      ((start) => ({ start, end: endOf(groups?.second ?? '', start) }))(startOf(groups?.first ?? '')),
    true,
  ],
  [
    SHARED_YEAR,
    ({ groups }) => ({
      start: shared(groups?.first ?? '', groups?.second ?? ''),
      end: endOf(groups?.second ?? '', null),
    }),
    true,
  ],
  [
    MONTHS_OF_YEAR,
    ({ groups }) => ({
      start: `${groups?.year}-${groups?.from}`,
      end: `${groups?.year}-${groups?.to}`,
    }),
    true,
  ],
  [SHORT_END, ({ groups }) => shortEnd(groups?.first ?? '', groups?.second ?? ''), true],
  [
    SHORT_YEARS,
    ({ groups }) => {
      const { a = '', b = '', c = '', d = '' } = groups ?? {}
      const month = (year: number, of: string) => `${year}-${of.padStart(2, '0')}`
      return {
        start: month(fullYear(a, c || a), b),
        end: c === '' ? 'present' : month(fullYear(c, a), d),
      }
    },
    true,
  ],
  [SLASHED_YEARS, ({ groups }) => ({ start: groups?.first ?? null, end: groups?.second ?? null }), true],
  [
    SHORT_MONTHS,
    ({ groups }) => ({
      start: fullMonth(groups?.first ?? ''),
      end: IS_PRESENT.test(groups?.second ?? '') ? 'present' : fullMonth(groups?.second ?? ''),
    }),
    true,
  ],
  [
    SINCE,
    ({ groups }) => ({ start: startOf(groups?.a ?? groups?.b ?? groups?.c ?? ''), end: 'present' }),
    true,
  ],
  [SHORT_MONTH, ({ groups }) => ({ start: fullMonth(groups?.first ?? ''), end: null }), false],
  [SINGLE, (match) => ({ start: startOf(match[0]), end: null }), false],
]

const ordered = ({ start, end }: Pick<Period, 'start' | 'end'>) =>
  start !== null && (end === null || end === 'present' || yearOf(end) >= yearOf(start))

// Every date has one of these; most lines have none, and need not be asked for more.
const YEARLIKE = new RegExp(
  `(?:19|20)\\d\\d|\\d年|\\d/'?\\d\\d|\\p{L}\\.?\\s?['/-]\\s?\\d\\d|${MONTH_NAME},?\\s?\\d\\d`,
  'iu',
)

/** Every period and date in a text, in their order; none overlap. A tab may stand between two ends. */
export function findPeriods(text: string): Period[] {
  if (!YEARLIKE.test(text)) return []
  const mended = mendMonths(text)
  if (!mended) return periodsIn(text)
  return periodsIn(mended.text).map((period) => {
    const [from, to] = [mended.printedAt(period.from), mended.printedAt(period.to)]
    const isDoubtful = period.isDoubtful || mended.isMended(period.from, period.to)
    return { ...period, from, to, text: text.slice(from, to), ...(isDoubtful ? { isDoubtful } : {}) }
  })
}

function periodsIn(text: string): Period[] {
  const found: Period[] = []
  for (const [pattern, read, isRange] of READERS) {
    if (pattern === SHORT_NAMED && !MAY_BE_SHORT.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (found.some((other) => from < other.to && to > other.from)) continue
      const dates = read(match)
      if (ordered(dates)) found.push({ ...dates, isRange, from, to, text: match[0] })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** The text without its periods, each replaced by a tab: what stood around a date are two cells. */
export function withoutPeriods(text: string, periods: Period[]): string {
  let rest = ''
  let offset = 0
  for (const period of periods) {
    rest += `${text.slice(offset, period.from)}\t`
    offset = period.to
  }
  return rest + text.slice(offset)
}
