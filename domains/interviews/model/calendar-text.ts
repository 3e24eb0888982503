/** What stands in a calendar: an interview, as RFC 5545 has events. */
export interface CalendarEvent {
  /** The same whenever it is written anew. */
  readonly uid: string
  /** Rises with each change. */
  readonly sequence: number
  readonly stamp: Date
  readonly from: Date
  readonly until: Date
  readonly summary: string
  /** Empty where nothing is known. */
  readonly location: string
  readonly description: string
  readonly isOff: boolean
}

const octets = (text: string) => new TextEncoder().encode(text).length

/** Lines are at most 75 octets; what is longer goes on behind a space, and no sign is torn apart. */
export function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (octets(current + sign) > 75) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

// What RFC 5545 has no place for in a text: control signs but the tab, and breaks of lines as other systems write them.
const control = /[\u0000-\u0008\u000B-\u001F\u007F]/g

/** A text as the value of a line. */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(control, '')
}

/** A moment by the clock of Greenwich, as `20300304T020000Z`. */
export const calendarMoment = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

function eventLines({ uid, sequence, stamp, from, until, ...event }: CalendarEvent): string[] {
  const told = [
    ['LOCATION', event.location],
    ['DESCRIPTION', event.description],
  ] as const
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarMoment(stamp)}`,
    `DTSTART:${calendarMoment(from)}`,
    `DTEND:${calendarMoment(until)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...told.flatMap(([name, text]) => (text === '' ? [] : `${name}:${escaped(text)}`)),
    `STATUS:${event.isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** Events as a file that calendars read (RFC 5545); `name`: what the calendar is called where it is subscribed to. */
export function calendarText(events: readonly CalendarEvent[], name = ''): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bole//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === '' ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
