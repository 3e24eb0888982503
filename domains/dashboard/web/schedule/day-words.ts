import { formatter } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'

export const weekdayOf = formatter({ weekday: 'narrow' })
export const longDayOf = formatter({ month: 'long', day: 'numeric', weekday: 'short' })

/** Names as the language lists them. */
export const togetherOf = (names: readonly string[]) =>
  new Intl.ListFormat(currentLanguage(), { style: 'narrow', type: 'conjunction' }).format(names)
