import { beforeEach, describe, expect, test, vi } from 'vitest'

/** Formats are made once in the language of the page; a test in another language is another page. */
async function formatsIn(locale: string, zone = '') {
  localStorage.setItem('umi_locale', locale)
  document.head.innerHTML = zone && `<meta name="time-zone" content="${zone}" />`
  vi.resetModules()
  return import('./format.ts')
}

const now = new Date('2026-03-04T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

beforeEach(() => localStorage.clear())

describe('days and times', () => {
  test.each([
    ['zh-CN', '2026/03/04'],
    ['en-US', '03/04/2026'],
    ['pt-BR', '04/03/2026'],
    ['zh-TW', '2026/03/04'],
  ])('%s writes a day as %s', async (locale, written) => {
    const { formatDay } = await formatsIn(locale)
    expect(formatDay('2026-03-04T12:00:00')).toBe(written)
    expect(formatDay(new Date(2026, 2, 4))).toBe(written)
  })

  test.each(['zh-CN', 'en-US', 'pt-BR', 'zh-TW'])('%s counts hours to 24', async (locale) => {
    const { formatMeetingTime, formatMoment } = await formatsIn(locale)
    expect(formatMeetingTime('2026-03-04T17:05')).toBe('17:05')
    expect(formatMoment(new Date(2026, 2, 4, 17, 5))).toMatch(/^0[34]\/0[34],?\s17:05$/)
    expect(formatMeetingTime('2026-03-04T00:05')).toBe('00:05')
  })

  test('are those of the company, and a day is the same day everywhere', async () => {
    const { formatDay, formatMoment } = await formatsIn('zh-CN', 'Pacific/Pago_Pago')
    expect(formatDay('2026-03-04T10:30:00Z')).toBe('2026/03/03')
    expect(formatMoment('2026-03-04T10:30:00Z')).toBe('03/03 23:30')
    expect(formatDay('2026-03-04')).toBe('2026/03/04')
  })

  // Half an hour from every other zone, so that no device shows the same by chance.
  test('of a meeting are told with the zone to whoever is elsewhere', async () => {
    const abroad = await formatsIn('en-US', 'Asia/Kathmandu')
    expect(abroad.formatMeeting('2026-03-04T03:45:00Z')).toBe('03/04, 09:30 GMT+5:45')
    expect(abroad.formatMeetingTime('2026-03-04T03:45:00Z')).toBe('09:30 GMT+5:45')
    const span = abroad.formatMeetingSpan
    expect(span('2026-03-04T03:45:00Z', '2026-03-04T04:15:00Z')).toBe('03/04, 09:30–10:00 GMT+5:45')
    expect(span('2026-03-04T18:00:00Z', '2026-03-04T19:00:00Z')).toBe('03/04, 23:45–03/05, 00:45 GMT+5:45')
    const here = await formatsIn('en-US')
    expect(here.formatMeeting('2026-03-04T09:30')).toBe('03/04, 09:30')
  })
})

describe('how long ago', () => {
  test.each([
    [20, '此刻'],
    [80, '1分钟前'],
    [100, '2分钟前'],
    [3 * 3600, '3小时前'],
    [23.6 * 3600, '24小时前'],
    [24 * 3600, '昨天'],
    [3 * 86_400, '3天前'],
    [-2 * 86_400, '后天'],
  ])('%d seconds before is %s', async (seconds, words) => {
    const { formatAgo } = await formatsIn('zh-CN')
    expect(formatAgo(before(seconds), now)).toBe(words)
  })

  test.each([
    ['2026-03-02T16:30:00Z', '昨天'],
    ['2026-03-02T15:30:00Z', '前天'],
    ['2026-03-01T16:30:00Z', '前天'],
  ])('from a day on, days are those of the company’s calendar: %s was %s', async (moment, words) => {
    const { formatAgo } = await formatsIn('zh-CN', 'Asia/Shanghai')
    expect(formatAgo(moment, new Date('2026-03-04T01:00:00Z'))).toBe(words)
  })

  test('in English', async () => {
    const { formatAgo } = await formatsIn('en-GB')
    expect(formatAgo(before(3 * 3600), now)).toBe('3 hr. ago')
  })
})

describe('numbers', () => {
  test.each([
    ['zh-CN', 9999, '9,999'],
    ['zh-CN', 10_000, '10,000'],
    ['zh-CN', 12_345, '1.2万'],
    ['zh-TW', 123_456, '12.3萬'],
    ['en-US', 123_456, '123,456'],
    ['pt-BR', 123_456, '123.456'],
  ])('%s writes %d as %s', async (locale, value, written) => {
    const { formatNumber } = await formatsIn(locale)
    expect(formatNumber(value)).toBe(written)
  })
})
