import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarMoment, calendarText, escaped, folded } from './calendar-text.ts'

const octets = (text: string) => new TextEncoder().encode(text).length

test.each([
  ['as it is', 'Interview', 'Interview'],
  ['commas and semicolons', 'Room 4, floor 2; left', 'Room 4\\, floor 2\\; left'],
  ['backslashes first', 'a\\,b', 'a\\\\\\,b'],
  ['breaks of every system', 'a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
  ['colons and quotes', 'At: "here"', 'At: "here"'],
  ['no control signs', 'a\u0000b\u0007c\td', 'abc\td'],
  ['what would end the event', 'x\nEND:VEVENT', 'x\\nEND:VEVENT'],
])('a text is written %s', (_, text, written) => {
  expect(escaped(text)).toBe(written)
})

describe('a line', () => {
  test.each([
    ['empty', ''],
    ['of 75 octets', 'x'.repeat(75)],
    ['of 76 octets', 'x'.repeat(76)],
    ['of 300 octets', 'x'.repeat(300)],
    ['in Chinese', '面试'.repeat(40)],
    ['with signs beyond the first plane', `SUMMARY:${'🙂'.repeat(30)}`],
  ])('%s is folded at 75 octets, and reads the same unfolded', (_, line) => {
    const parts = folded(line).split('\r\n')
    for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75)
    for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true)
    expect(folded(line).replaceAll('\r\n ', '')).toBe(line)
    expect(folded(line)).not.toContain('\uFFFD')
  })

  test('that fits stays one', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
    expect(folded('x'.repeat(76)).split('\r\n')).toHaveLength(2)
  })
})

test('moments are those of Greenwich', () => {
  expect(calendarMoment(new Date('2030-03-04T10:30:15.250+08:00'))).toBe('20300304T023015Z')
})

const event: CalendarEvent = {
  ...{ uid: 'interview-1-7@acme', sequence: 3, isOff: false, location: 'Room 4, floor 2' },
  ...{ stamp: new Date('2030-03-01T00:00:00Z'), from: new Date('2030-03-04T02:00:00Z') },
  ...{ until: new Date('2030-03-04T03:00:00Z'), summary: 'Interview: Engineer', description: '' },
}

test('events are a calendar, whose lines end as the standard says', () => {
  expect(calendarText([event, { ...event, isOff: true, location: '' }], 'Interviews').split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bole//Interviews//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:Interviews', 'BEGIN:VEVENT', 'UID:interview-1-7@acme', 'SEQUENCE:3'],
    ...['DTSTAMP:20300301T000000Z', 'DTSTART:20300304T020000Z', 'DTEND:20300304T030000Z'],
    ...['SUMMARY:Interview: Engineer', 'LOCATION:Room 4\\, floor 2', 'STATUS:CONFIRMED', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:interview-1-7@acme', 'SEQUENCE:3', 'DTSTAMP:20300301T000000Z'],
    ...['DTSTART:20300304T020000Z', 'DTEND:20300304T030000Z', 'SUMMARY:Interview: Engineer'],
    ...['STATUS:CANCELLED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('a calendar without events or a name is one', () => {
  expect(calendarText([])).toBe(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Bole//Interviews//EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
  )
})
