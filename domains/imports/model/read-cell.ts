import type { Degree } from '@bole/parsing/model'
import { degrees } from '@bole/positions/model'
import { checkCorrection, genders } from '@bole/resumes/model'

/** Why a cell is not taken; each has a text. */
export const faultCodes = [
  'name_missing',
  'name_too_long',
  'invalid_phone',
  'invalid_email',
  'invalid_gender',
  'invalid_degree',
  'invalid_date',
  'too_long',
  'unknown_position',
  'unknown_status',
  'no_position',
  'broken_off',
] as const
export type FaultCode = (typeof faultCodes)[number]

type Read<Value> = { readonly value: Value } | { readonly fault: FaultCode }

const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s.'’]/g, '')

const genderWords: Readonly<Record<(typeof genders)[number], string>> = {
  male: 'male m man 男 男性 先生 masculino homem',
  female: 'female f woman 女 女性 女士 feminino mulher',
}

const degreeWords: Readonly<Record<Degree, string>> = {
  doctor: 'doctor doctorate phd dphil 博士 博士研究生 doutorado doutor',
  master: 'master masters msc ma mba 硕士 硕士研究生 研究生 碩士 mestrado mestre pós-graduação',
  bachelor:
    'bachelor bachelors bsc ba undergraduate 本科 大学本科 学士 學士 大學 graduação bacharelado superior bacharel',
  college: 'college associate diploma 大专 专科 高职 專科 tecnólogo técnico',
  secondary: 'secondary highschool 高中 中专 中技 高職 ensinomédio médio',
}

function byWord<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): ReadonlyMap<string, Value> {
  return new Map(
    values.flatMap((value) =>
      [value, ...words[value].split(' ')].map((word) => [keyOf(word), value] as const),
    ),
  )
}

const genderOf = byWord(genders, genderWords)
const degreeOf = byWord(degrees, degreeWords)

export function readGender(text: string): Read<(typeof genders)[number]> {
  const value = genderOf.get(keyOf(text))
  return value ? { value } : { fault: 'invalid_gender' }
}

export function readDegree(text: string): Read<Degree> {
  const value = degreeOf.get(keyOf(text))
  return value ? { value } : { fault: 'invalid_degree' }
}

/** A phone or a mail as the résumés' own rules have it. */
export function readContact(path: 'phone' | 'email', text: string): Read<string> {
  const checked = checkCorrection(path, text)
  if ('value' in checked && checked.value) return { value: checked.value }
  return { fault: path === 'phone' ? 'invalid_phone' : 'invalid_email' }
}

/** Excel counts days from the last of 1899; between these two they are of our times. */
const serialDays = { from: 10_000, until: 73_000 }

const two = (part: string) => part.padStart(2, '0')

/** The forms dates are written in; a day before its month only where that is certain, or the file writes so (`31/12/1990`). */
const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/,
    ([y = '', m = '', d = '']) => `${y}-${two(m)}-${two(d)}`,
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y = '', m = '', d = '']) => `${y}-${m}-${d}`],
  [
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/,
    ([a = '', b = '', y = '']) => (Number(b) > 12 ? `${y}-${two(a)}-${two(b)}` : `${y}-${two(b)}-${two(a)}`),
  ],
  [/^(\d{4})[-/.年](\d{1,2})月?$/, ([y = '', m = '']) => `${y}-${two(m)}`],
  [/^(\d{4})年?$/, ([y = '']) => y],
]

/** A date as precise as it is written: YYYY, YYYY-MM or YYYY-MM-DD; also as Excel numbers days. One the calendar lacks is none. */
export function readDate(text: string): Read<string> {
  const plain = text.normalize('NFKC').trim()
  const serial = /^\d{5}(?:\.\d+)?$/.test(plain) ? Number(plain) : 0
  if (serial >= serialDays.from && serial <= serialDays.until)
    return { value: new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10) }
  for (const [form, made] of forms) {
    const parts = form.exec(plain)
    if (!parts) continue
    const date = made(parts.slice(1))
    return isOfCalendar(date) ? { value: date } : { fault: 'invalid_date' }
  }
  return { fault: 'invalid_date' }
}

function isOfCalendar(date: string): boolean {
  const whole = `${date}${'-01-01'.slice(date.length === 4 ? 0 : date.length === 7 ? 3 : 6)}`
  const moment = new Date(`${whole}T00:00:00Z`)
  return (
    date >= '1900' &&
    date < '2100' &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(whole)
  )
}

/** The members of a list within a cell. */
export function readList(text: string): readonly string[] {
  const parts = text.split(/[,，、;；|\n]/).map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))]
}
