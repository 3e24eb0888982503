const MONTHS = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dez'],
]
const ENGLISH_MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const PORTUGUESE_MONTH =
  'janeiro|fev(?:ereiro)?|mar[çc]o|abr(?:il)?|maio?|junho|julho|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|novembro|dez(?:embro)?'
/** A month by its name or its beginning. */
export const MONTH_NAME = `(?:(?:${ENGLISH_MONTH}|${PORTUGUESE_MONTH})(?![a-zç])\\.?)`
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const MONTH = '(?:1[0-2]|0?[1-9])'
const DAY = '(?:3[01]|[12]\\d|0?[1-9])'
const CHINESE_MONTH = '(?:十[一二]?|[一二三四五六七八九])'
const SEASON = '(?:spring|summer|autumn|fall|winter|early|mid|late|Q[1-4])s?'

/** Every usual way of writing a day, a month or a year; longest first. Groups are not captured here. */
export const POINT = [
  `${YEAR}\\s?年\\s?(?:${MONTH}|${CHINESE_MONTH})\\s?月(?:份?(?:[初底末]|[上中下]旬)|\\s?${DAY}\\s?[日号])?`,
  `${YEAR}\\s?[./\\-–年]\\s?${MONTH}(?:\\s?[./\\-]\\s?${DAY}(?![\\d年])|\\s?月份?)?(?!\\d|[./年]\\d)`,
  `${YEAR}\\s?年`,
  `(?:(?<![\\d.])${DAY}(?:st|nd|rd|th|º)?\\s(?:de\\s)?)?\\b${MONTH_NAME}(?:,|\\sde(?=\\s)|\\s?[/–-])?\\s?(?:${DAY}(?:st|nd|rd|th)?,\\s?)?${YEAR}(?!\\d)`,
  `\\b${MONTH_NAME}(?:\\s?'|[/-])\\d{2}(?!\\d|,?\\s\\d{4})`,
  `${YEAR}[,\\s/-]\\s?${MONTH_NAME}(?![a-z])`,
  `\\b${SEASON}(?:,?\\s(?:of\\s)?|-)${YEAR}(?!\\d)`,
  `(?<!\\d)${DAY}[./\\-]${MONTH}[./\\-]${YEAR}(?!\\d)`,
  `(?<!\\d)${MONTH}\\s?[./\\-]\\s?${YEAR}(?!\\d)`,
  `(?<!\\d)${YEAR}(?:0[1-9]|1[0-2])(?!\\d)`,
  `(?<![\\d.])${YEAR}(?![\\d%]|[.,]\\d|\\s?(?:年度|人|元|万|名|届))`,
].join('|')

/** A month with no year of its own, as in "6月-9月" or "Jun – Sep 2021". */
export const YEARLESS = `${MONTH}月|\\b(?:${ENGLISH_MONTH})(?![a-z])\\.?`

/** "Until today". */
export const PRESENT =
  '(?:至今|现任|現任|现时|現時|至目前|现在|現在|目前|迄今|今(?!年)|在[读職职校學讀]|仍在[职職]|\\bat[ée] (?:o (?:momento|presente)|hoje|agora)|\\b(?:atual(?:mente)?|presente|o momento|hoje)\\b|\\b(?:data atual|em andamento|(?:the )?present(?: day)?|now|current(?:ly)?|today|to date|ongoing|date|heute|actualidad|till now|until now|till date|till today|actual)\\b)'

/** What stands between the two ends of a period. */
export const BETWEEN =
  '\\s*(?:[-–~→⁓∼]+(?:\\s[-–]+)?|至|到|\\b(?:t ?o|until|till|through|thru|a)\\b|\\bat[ée](?![a-z]))\\s*'

/** A period or any piece of one, such as a narrow column breaks off. */
export const DATE_FRAGMENT = new RegExp(
  `^(?:[\\d年月日./'–~\\s-]|至|到|\\b(?:to|until|till)\\b|\\b${MONTH_NAME}|${PRESENT})+$`,
  'iu',
)

const numberOfChineseMonth = (text: string) => {
  const units = '一二三四五六七八九'.indexOf(text.at(-1) ?? '') + 1
  return text.startsWith('十') ? 10 + (text.length > 1 ? units : 0) : units
}

const twoDigits = (month: number) => String(month).padStart(2, '0')

/** Month number of a month's name or beginning; 0 when it is none. */
export const monthOfName = (text: string): number => {
  const beginning = text.trim().slice(0, 3).toLowerCase()
  return MONTHS.findIndex((names) => names.includes(beginning)) + 1
}

/** `YYYY-MM-DD`, `YYYY-MM` or `YYYY` of a text that matched {@link POINT}; null when no year stands in it. */
export function readPoint(text: string): string | null {
  const short = text.match(/\p{L}(?:.*?['/-]|[.,]?\s?)(\d{2})$/u)?.[1]
  const year = text.match(new RegExp(YEAR))?.[0] ?? (short ? (short > '60' ? '19' : '20') + short : undefined)
  if (!year) return null
  const named = text.match(/[a-z]{3,}/i)?.[0]
  if (named) {
    const day = text.match(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?![\d])/)?.[1]
    const month = monthOfName(named)
    return month ? [year, twoDigits(month), ...(day && !short ? [day.padStart(2, '0')] : [])].join('-') : year
  }
  if (/^Q[1-4]/i.test(text)) return year
  const chinese = text.match(new RegExp(`年\\s?(${CHINESE_MONTH})\\s?月`))?.[1]
  if (chinese) return `${year}-${twoDigits(numberOfChineseMonth(chinese))}`
  const [first, second, third] = (text.match(/\d+/g) ?? []).map(Number)
  if (text.match(/^\d{6}$/)) return `${year}-${text.slice(4)}`
  if (first === undefined || second === undefined) return year
  if (String(first) === year) return [year, twoDigits(second), ...(third ? [twoDigits(third)] : [])].join('-')
  if (third === undefined) return `${year}-${twoDigits(first)}`
  return `${year}-${twoDigits(second)}-${twoDigits(first)}`
}

/** The same date without its day. */
export const toMonth = (date: string): string => date.slice(0, 7)
