import { currentLanguage } from '@bole/platform/web'

/** Days are read in UTC: they carry no time of their own. */
const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLanguage(), { ...options, timeZone: 'UTC' }).format(new Date(day))

export const weekdayOf = (day: string) => words(day, { weekday: 'narrow' })
export const longDayOf = (day: string) => words(day, { month: 'long', day: 'numeric', weekday: 'short' })

/** Names as the language lists them. */
export const togetherOf = (names: readonly string[]) =>
  new Intl.ListFormat(currentLanguage(), { style: 'narrow', type: 'conjunction' }).format(names)
