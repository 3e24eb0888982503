import type { Period } from './person.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const MESES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const HANZI = '〇一二三四五六七八九'

/** Ways to print one date; each name is used in wording.ts. `year` drops the month, and the expectation drops it too. */
export const DATE_FORMS = {
  dot0: (y: string, m: number, d: number) => [y, two(m), d ? two(d) : ''].filter(Boolean).join('.'),
  dot: (y: string, m: number, d: number) => [y, m, d || ''].filter(Boolean).join('.'),
  slash0: (y: string, m: number, d: number) => [y, two(m), d ? two(d) : ''].filter(Boolean).join('/'),
  slash: (y: string, m: number, d: number) => [y, m, d || ''].filter(Boolean).join('/'),
  dash0: (y: string, m: number, d: number) => [y, two(m), d ? two(d) : ''].filter(Boolean).join('-'),
  cn: (y: string, m: number, d: number) => `${y}年${m}月${d ? `${d}日` : ''}`,
  cn0: (y: string, m: number, d: number) => `${y}年${two(m)}月${d ? `${two(d)}日` : ''}`,
  hanzi: (y: string, m: number, d: number) =>
    `${[...y].map((digit) => HANZI[Number(digit)]).join('')}年${hanziNumber(m)}月${d ? `${hanziNumber(d)}日` : ''}`,
  mon: (y: string, m: number, d: number) => `${d ? `${d} ` : ''}${monthName(m).slice(0, 3)} ${y}`,
  monCaps: (y: string, m: number, d: number) =>
    `${d ? `${d} ` : ''}${monthName(m).slice(0, 3).toUpperCase()} ${y}`,
  monDot: (y: string, m: number, d: number) =>
    `${d ? `${d} ` : ''}${m === 5 ? 'May' : `${monthName(m).slice(0, 3)}.`} ${y}`,
  month: (y: string, m: number, d: number) => (d ? `${monthName(m)} ${d}, ${y}` : `${monthName(m)} ${y}`),
  quote: (y: string, m: number, d: number) =>
    d ? `${d} ${monthName(m)} ${y}` : `${monthName(m).slice(0, 3)} ’${y.slice(2)}`,
  us: (y: string, m: number, d: number) => (d ? `${monthName(m)} ${d}, ${y}` : `${two(m)}/${y}`),
  euro: (y: string, m: number, d: number) => `${d ? `${two(d)}.` : ''}${two(m)}.${y}`,
  mmyy: (y: string, m: number, d: number) => `${d ? `${two(d)}/` : ''}${two(m)}/${d ? y : y.slice(2)}`,
  yearMon: (y: string, m: number, d: number) => `${y} ${monthName(m).slice(0, 3)}${d ? ` ${d}` : ''}`,
  ptMon: (y: string, m: number, d: number) =>
    d ? `${two(d)}/${two(m)}/${y}` : `${monthInPortuguese(m).slice(0, 3)}/${y}`,
  ptMonth: (y: string, m: number, d: number) => `${d ? `${d} de ` : ''}${monthInPortuguese(m)} de ${y}`,
  roc: (y: string, m: number, d: number) => `民國${Number(y) - 1911}年${m}月${d ? `${d}日` : ''}`,
  year: (y: string) => y,
}
export type DateForm = keyof typeof DATE_FORMS

/** Whether a word of the source names one of the forms. */
export function isDateForm(word: string): word is DateForm {
  return word in DATE_FORMS
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

function monthInPortuguese(month: number): string {
  return MESES[month - 1] ?? ''
}

function hanziNumber(number: number): string {
  const tens = Math.floor(number / 10)
  const ones = number % 10 ? (HANZI[number % 10] ?? '') : ''
  return tens === 0 ? ones : `${tens > 1 ? HANZI[tens] : ''}十${ones}`
}

/** Prints 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD' in the given form; a bare year stays a bare year (年 added in Chinese forms). */
export function printDate(date: string, form: DateForm): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return form.startsWith('cn') ? `${year}年` : year
  return DATE_FORMS[form](year, Number(month), Number(day ?? 0))
}

/** Prints a period; one without an end prints its start alone. */
export function printPeriod(period: Period, form: DateForm, between: string, present: string): string {
  const side = (date: string | null): string =>
    date === null ? '' : date === 'present' ? present : printDate(date, form)
  return [side(period.start), side(period.end)].filter(Boolean).join(between)
}

/** What a reader can still know of a date once it is printed in the form. */
export function knownDate(date: string | null, form: DateForm): string | null {
  return form === 'year' && date !== null && date !== 'present' ? date.slice(0, 4) : date
}
