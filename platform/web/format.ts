import { currentLanguage } from './language.ts'
import { clockAt, isElsewhere, write } from './moments.ts'

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const moment = { month: '2-digit', day: '2-digit', ...time } as const

/** Writes in the current language, by the company's clocks. */
const formatter = (options: Intl.DateTimeFormatOptions) => (value: string | Date) =>
  write(currentLanguage(), options, value)

/** Says when people meet: where the device's clock then shows another hour, with the zone. */
const meetingFormatter = (options: Intl.DateTimeFormatOptions) => (begins: string) =>
  formatter(isElsewhere(begins) ? { ...options, timeZoneName: 'short' } : options)(begins)

export const formatDay = formatter(day)
/** A moment after which nothing is taken any more: its day alone is another one elsewhere. */
export const formatClosing = formatter({ ...day, ...time, timeZoneName: 'short' })
export const formatMoment = formatter(moment)
export const formatMeeting = meetingFormatter(moment)
export const formatMeetingTime = meetingFormatter(time)

/** From when until when people meet: the day once, where it is one, and the zone once. */
export function formatMeetingSpan(begins: string, ends: string): string {
  const isOneDay = clockAt(begins).slice(0, 10) === clockAt(ends).slice(0, 10)
  return `${formatMoment(begins)}–${isOneDay ? formatMeetingTime(ends) : formatMeeting(ends)}`
}

/** How long ago, in the largest unit that fits; days are counted by the company's calendar. */
export function formatAgo(moment: string, now = new Date()): string {
  const seconds = (new Date(moment).getTime() - now.getTime()) / 1000
  const relative = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' })
  const days = dayNumber(moment) - dayNumber(now)
  if (Math.abs(seconds) >= 86_400 && days !== 0) return relative.format(days, 'day')
  if (Math.abs(seconds) >= 3600) return relative.format(Math.round(seconds / 3600), 'hour')
  return relative.format(Math.abs(seconds) >= 60 ? Math.round(seconds / 60) : 0, 'minute')
}

const dayNumber = (moment: string | Date) => Date.parse(clockAt(moment).slice(0, 10)) / 86_400_000

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** So many bytes in the largest unit that leaves something before the point, as the reader's language writes it. */
export function bytesInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const format = { style: 'unit', unit: units[power], maximumFractionDigits: power > 2 ? 1 : 0 } as const
  return new Intl.NumberFormat(currentLanguage(), format).format(bytes / 1000 ** power)
}

/**
 * A number in the language's digits; above ten thousand with the wan unit where it is used (specification, section 9). A share,
 * from 0 to 1, is said in whole per cent.
 */
export function formatNumber(value: number, as: 'amount' | 'share' = 'amount'): string {
  const language = currentLanguage()
  if (as === 'share') return new Intl.NumberFormat(language, { style: 'percent' }).format(value)
  const isCompact = value > 10_000 && language.startsWith('zh')
  return new Intl.NumberFormat(
    language,
    isCompact ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  ).format(value)
}
