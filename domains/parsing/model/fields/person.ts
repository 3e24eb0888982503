import { POINT, readPoint } from '../dates/patterns.ts'
import { findPeriods } from '../dates/periods.ts'
import { type Reading, reading } from '../reading.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import type { Labelled } from './labels.ts'

const DATE = new RegExp(POINT, 'iu')
const BORN = new RegExp(
  `(?<date>${POINT})\\s*(?:日)?\\s*(?:出生|生(?![活产])|born)|(?:出生于?|生于|\\bborn(?: on| in)?)\\s*:?\\s*(?<after>${POINT})`,
  'iu',
)
const IDENTITY = /(?<!\d)\d{6}((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{2}(\d)[\dXx](?!\d)/
const YEARS_OLD = /(?<!\d)(\d{2})\s?(?:周?岁|years?[ -]old|\bY\.?O\b)/i

const plausibleBirth = (date: string, today: Date) => {
  const age = today.getFullYear() - Number(date.slice(0, 4))
  return age >= 14 && age <= 80
}

/** Gender from its label, from a word standing by itself among the basics, or from a mainland identity number. */
export function readGender(basics: Line[], labelled: Labelled[]): Reading<'male' | 'female'> | undefined {
  for (const { kind, value, line } of labelled) {
    const word =
      kind === 'gender'
        ? value.match(/^(男|女|male|female|masculino|feminino|m|f)(?![a-z])/i)?.[1]
        : undefined
    if (word) return reading(/^(?:男|m)/i.test(word) ? 'male' : 'female', 0.98, locate(line, word))
  }
  for (const line of basics) {
    const word =
      line.text.match(/(?:^|[\s|/,;·•(])([男女])(?:性|士)?(?=$|[\s|/,;·•)])/)?.[1] ??
      line.text.match(/(?:^|\t|[|•·]\s)(male|female|masculino|feminino)(?=$|\t|\s?[|•·,])/i)?.[1]
    if (word) return reading(/^(?:男|m)/i.test(word) ? 'male' : 'female', 0.9, locate(line, word))
    const odd = line.text.match(IDENTITY)?.[4]
    if (odd) return reading(Number(odd) % 2 === 1 ? 'male' : 'female', 0.85, locate(line, line.text))
  }
  return undefined
}

/** Date of birth from its label, from "…生", from an identity number, or from a lone date beside the gender. */
export function readBirthDate(
  basics: Line[],
  labelled: Labelled[],
  today: Date,
): Reading<string> | undefined {
  for (const { kind, value, line, certainty } of labelled) {
    const text = kind === 'birth' || kind === 'age' ? value.match(DATE)?.[0] : undefined
    const date = text ? readPoint(text) : null
    if (text && date && plausibleBirth(date, today))
      return reading(date, 0.97 * certainty, locate(line, text))
  }
  for (const line of basics) {
    const born = line.text.match(BORN)?.groups
    const text = born?.date ?? born?.after
    const date = text ? readPoint(text) : null
    if (text && date && plausibleBirth(date, today)) return reading(date, 0.95, locate(line, text))
    const [, year, month, day] = line.text.match(IDENTITY) ?? []
    if (year && plausibleBirth(year, today))
      return reading(`${year}-${month}-${day}`, 0.9, locate(line, line.text))
  }
  for (const line of basics) {
    if (!/(?:^|[\s|/,])(?:男|女|male|female)(?:$|[\s|/,])/i.test(line.text)) continue
    const lone = findPeriods(line.text).find((period) => !period.isRange && period.start !== null)
    const date = lone ? readPoint(lone.text) : null
    if (lone && date && plausibleBirth(date, today)) return reading(date, 0.7, locate(line, lone.text))
  }
  return undefined
}

/** Age in years, as written. */
export function readAge(basics: Line[], labelled: Labelled[]): Reading<number> | undefined {
  for (const { kind, value, line } of labelled) {
    const age =
      kind === 'age' || kind === 'birth'
        ? (value.match(kind === 'age' ? /^\d{2}(?!\d|[./年-])/ : /^\d{2}$/)?.[0] ??
          value.match(YEARS_OLD)?.[1])
        : undefined
    if (age && Number(age) > 13 && Number(age) < 81) return reading(Number(age), 0.97, locate(line, age))
  }
  for (const line of basics) {
    const age = line.text.match(YEARS_OLD)?.[1]
    if (age) return reading(Number(age), 0.93, locate(line, age))
  }
  return undefined
}
