import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** The zone is read once, with the page; a test in another zone is another page. */
async function momentsIn(zone: string | null) {
  document.head.innerHTML = zone === null ? '' : `<meta name="time-zone" content="${zone}" />`
  vi.resetModules()
  return import('./moments.ts')
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

beforeEach(() => {
  document.head.innerHTML = ''
})

describe('the company’s clocks', () => {
  test.each([
    ['Asia/Shanghai', '2026-03-04T23:30:59Z', '2026-03-05T07:30:59'],
    ['America/New_York', '2026-03-04T02:00:00Z', '2026-03-03T21:00:00'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01T00:00:00'],
    ['UTC', '2026-03-04T00:00:00+08:00', '2026-03-03T16:00:00'],
  ])('in %s show at %s %s', async (zone, moment, shown) => {
    const { clockAt, momentAt } = await momentsIn(zone)
    expect(clockAt(moment)).toBe(shown)
    expect(momentAt(shown)).toBe(new Date(moment).toISOString())
  })

  test.each([
    [null, ownZone],
    ['Mars/Olympus', ownZone],
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
  ])(
    'are those of the page’s zone (%s), or the device’s own where it names none there is',
    async (named, zone) => {
      expect((await momentsIn(named)).companyZone).toBe(zone)
    },
  )
})

describe('what somebody types', () => {
  test.each([
    ['an hour summer time leaves out', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['the last minute before it', 'America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['the first minute after it', 'America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['an hour that comes twice', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['the hour before it', 'America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['the hour after it', 'America/New_York', '2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
    ['an hour left out to the east', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['an hour that comes twice to the east', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['half an hour left out', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
    ['midnight left out', 'Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
    ['a day left out', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z'],
  ])('%s, is one moment', async (_, zone, typed, moment) => {
    expect((await momentsIn(zone)).momentAt(typed)).toBe(moment)
  })

  test.each(['America/New_York', 'Asia/Shanghai', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
    'in %s is shown again as it was typed, unless no clock ever shows it',
    async (zone) => {
      const { clockAt, momentAt } = await momentsIn(zone)
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1990'), max: new Date('2040'), noInvalidDate: true }),
          (date) => {
            const shown = clockAt(date)
            expect(clockAt(momentAt(shown))).toBe(shown)
            expect(Date.parse(momentAt(shown))).toBeLessThanOrEqual(date.getTime())
          },
        ),
      )
    },
  )
})

describe('words', () => {
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const

  test('for a moment are by the company’s clocks, for a day the day everywhere', async () => {
    const { write } = await momentsIn('Pacific/Kiritimati')
    expect(write('en-GB', options, '2026-03-04T20:00:00Z')).toBe('5 Mar 2026, 10:00')
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect((await momentsIn(zone)).write('en-GB', { dateStyle: 'medium' }, '2026-03-04')).toBe('4 Mar 2026')
  })

  test('for a span are those of both its ends', async () => {
    const { write } = await momentsIn('Asia/Shanghai')
    const words = write('zh-CN', options, '2026-03-04T01:00:00Z', '2026-03-04T02:00:00Z')
    expect(words).toMatch(/09:00.*10:00/)
  })

  test('say the zone only where the device shows another hour', async () => {
    const here = await momentsIn(ownZone)
    expect([here.isElsewhere('2026-03-04T01:00:00Z'), here.zoneNote()]).toEqual([false, ''])
    const far = ownZone === 'Pacific/Kiritimati' ? 'UTC' : 'Pacific/Kiritimati'
    const away = await momentsIn(far)
    expect([away.isElsewhere('2026-03-04T01:00:00Z'), away.zoneNote()]).toEqual([true, far])
  })
})
