/** A clock that writes `2026-03-04 09:30:00`, as Swedish does. */
const clockIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** The zone the server runs in, which it wrote into the page: the device's own where it wrote none, or one too new for it. */
function companyClock(): Intl.DateTimeFormat {
  const named = document.querySelector('meta[name="time-zone"]')?.getAttribute('content')
  try {
    return clockIn(named ?? undefined)
  } catch {
    return clockIn(undefined)
  }
}

const company = companyClock()
const device = clockIn(undefined)
export const companyZone = company.resolvedOptions().timeZone
export const deviceZone = device.resolvedOptions().timeZone

/** What the company's clocks show at a moment, as `2026-03-04T09:30:00`: the first ten characters are its day. */
export function clockAt(moment: string | number | Date): string {
  return company.format(new Date(moment)).replace(/\s/, 'T')
}

/**
 * The moment at which the company's clocks show this, in ISO 8601. An hour that summer time repeats is the first of the two; one
 * it leaves out is counted on from before, as ECMAScript, so the server, does (RFC 5545, 3.3.5).
 */
export function momentAt(clock: string): string {
  const shown = Date.parse(`${clock}Z`)
  const showsAt = (moment: number) => Date.parse(`${clockAt(moment)}Z`)
  const from = (near: number) => shown - (showsAt(near) - near)
  const [before, after] = [from(shown - 86_400_000), from(shown + 86_400_000)]
  return new Date(showsAt(before) !== shown && showsAt(after) === shown ? after : before).toISOString()
}

/** Whether the device's clock shows another hour than the company's at a moment: then the zone has to be said. */
export function isElsewhere(moment: string | number | Date): boolean {
  return device.format(new Date(moment)) !== company.format(new Date(moment))
}

/** The company's zone, for somebody whose own clock shows another hour; else nothing. */
export const zoneNote = () => (isElsewhere(Date.now()) ? companyZone : '')

const writers = new Map<string, Intl.DateTimeFormat>()

/** Writes a moment, or a span, by the company's clocks, and a day (`YYYY-MM-DD`) as the day it is everywhere. */
export function write(
  language: string,
  options: Intl.DateTimeFormatOptions,
  moment: string | Date,
  until: string | null = null,
): string {
  const isDay = typeof moment === 'string' && moment.length === 10
  const chosen = { timeZone: isDay ? 'UTC' : companyZone, ...options }
  const key = JSON.stringify([language, chosen])
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, chosen)
  writers.set(key, writer)
  return until ? writer.formatRange(new Date(moment), new Date(until)) : writer.format(new Date(moment))
}
