import { currentLanguage } from './language.ts'

/** Date and time formats of the current language, made once. */
function formatter(options: Intl.DateTimeFormatOptions): (moment: string | Date) => string {
  let made: Intl.DateTimeFormat | null = null
  return (moment) => {
    made ??= new Intl.DateTimeFormat(currentLanguage(), options)
    return made.format(typeof moment === 'string' ? new Date(moment) : moment)
  }
}

export const formatDay = formatter({ year: 'numeric', month: '2-digit', day: '2-digit' })
export const formatMoment = formatter({
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** How long ago, in the largest unit that fits. */
export function formatAgo(moment: string, now = new Date()): string {
  const seconds = (new Date(moment).getTime() - now.getTime()) / 1000
  const relative = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' })
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit)
  }
  return relative.format(0, 'minute')
}

/** A number in the language's digits; above ten thousand with the wan unit where it is used (specification, section 9). */
export function formatNumber(value: number): string {
  const language = currentLanguage()
  const isCompact = value > 10_000 && language.startsWith('zh')
  return new Intl.NumberFormat(
    language,
    isCompact ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  ).format(value)
}
