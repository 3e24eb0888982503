import { write } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'

export const weekdayOf = (day: string) => write(currentLanguage(), { weekday: 'narrow' }, day)
export const longDayOf = (day: string) =>
  write(currentLanguage(), { month: 'long', day: 'numeric', weekday: 'short' }, day)

/** Names as the language lists them. */
export const togetherOf = (names: readonly string[]) =>
  new Intl.ListFormat(currentLanguage(), { style: 'narrow', type: 'conjunction' }).format(names)
