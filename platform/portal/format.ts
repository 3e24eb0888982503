import type { Language } from '@bole/platform/contract'
import { deviceZone, isElsewhere, write } from '../moments/index.ts'

/** A day (`YYYY-MM-DD`), or the day of a moment where the company is, as a date people read. */
export function dateText(language: Language, value: string): string {
  return write(language, { dateStyle: 'medium' }, value)
}

const closing = {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const),
}

/** A moment after which nothing is taken any more, by the company's clock and with its zone: its day alone is another one elsewhere. */
export function closingText(language: Language, moment: string): string {
  return write(language, closing, moment)
}

const hour = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
} as const

const named = { ...hour, timeZoneName: 'short' } as const

/** A moment, or from when until when, by the clock of the reader's device; with its zone only where the company's shows another hour. */
export function momentText(language: Language, begins: string, ends: string | null = null): string {
  return write(language, { ...(isElsewhere(begins) ? named : hour), timeZone: deviceZone }, begins, ends)
}

/** The same where the company is, with the zone's name; null where the reader's device shows the same hour. */
export function companyMomentText(
  language: Language,
  begins: string,
  ends: string | null = null,
): string | null {
  return isElsewhere(begins) ? write(language, named, begins, ends) : null
}

/** The plural form a count takes. */
export function countForm(language: Language, count: number): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
}
