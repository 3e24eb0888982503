import { beforeEach, describe, expect, test, vi } from 'vitest'

/** Formats are made once in the language of the page; a test in another language is another page. */
async function formatsIn(locale: string) {
  localStorage.setItem('umi_locale', locale)
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
    const { formatTime, formatMoment } = await formatsIn(locale)
    expect(formatTime(new Date(2026, 2, 4, 17, 5))).toBe('17:05')
    expect(formatMoment(new Date(2026, 2, 4, 17, 5))).toMatch(/^0[34]\/0[34],?\s17:05$/)
    expect(formatTime(new Date(2026, 2, 4, 0, 5))).toBe('00:05')
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
