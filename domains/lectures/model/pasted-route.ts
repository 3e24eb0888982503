/** A stop as a row of a table says it; `clock` is what the company's clocks show then, as `2026-11-23T19:00`. */
export interface PastedStop {
  readonly city: string
  readonly university: string
  readonly address: string
  readonly clock: string
  readonly url: string
}

/** A row that is no stop: which of those with something in them, counted from 1, and what is wrong with it. */
export interface PastedFault {
  readonly line: number
  readonly fault: 'city' | 'university' | 'datetime' | 'url'
}

/**
 * Reads rows as they are copied out of a table program, columns parted by tabs: city, university, venue, day and time, address on the web.
 * A first row of titles is left out; empty rows are nothing.
 */
export function readPastedRoute(text: string): {
  readonly stops: readonly PastedStop[]
  readonly faults: readonly PastedFault[]
} {
  const stops: PastedStop[] = []
  const faults: PastedFault[] = []
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '')
  for (const [at, row] of rows.entries()) {
    const [city = '', university = '', address = '', when = '', url = ''] = row
      .split('\t')
      .map((cell) => cell.trim())
    const clock = clockOf(when)
    const fault = faultOf({ city, university, clock, url })
    // A first of several rows without a day in it names the columns.
    if (fault === 'datetime' && at === 0 && rows.length > 1 && !/\d/.test(when)) continue
    if (fault !== null || clock === null) faults.push({ line: at + 1, fault: fault ?? 'datetime' })
    else stops.push({ city, university, address, clock, url })
  }
  return { stops, faults }
}

function faultOf(row: {
  readonly city: string
  readonly university: string
  readonly clock: string | null
  readonly url: string
}): PastedFault['fault'] | null {
  if (row.city === '') return 'city'
  if (row.university === '') return 'university'
  if (row.clock === null) return 'datetime'
  return isWebAddress(row.url) ? null : 'url'
}

/** `2026-11-23 19:00`, with other marks between the numbers as well; null where there is no such day or hour. */
function clockOf(written: string): string | null {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})[:：](\d{2})(?::\d{2})?$/.exec(written) ?? []
  const two = (digits: string) => digits.padStart(2, '0')
  const clock = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
  const moment = new Date(`${clock}:00Z`)
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock)
  return isThere ? clock : null
}

/** An address on the web, or nothing: it becomes a link on the career site, which leads nowhere else. */
export function isWebAddress(text: string): boolean {
  if (text === '') return true
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
