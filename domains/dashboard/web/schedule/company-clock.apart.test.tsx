import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  // Half an hour from every other zone, so that no device is in it by chance.
  document.head.innerHTML = '<meta name="time-zone" content="Asia/Kathmandu" />'
})

const { showScreen } = await import('@bole/platform/web-testing')
const { aDay } = await import('../testing/examples.ts')
const { hourName } = await import('../parts/hour-name.ts')
const { longDayOf } = await import('./day-words.ts')
const { Interviews } = await import('./meetings.tsx')

test('meetings are at the company’s hour, named with its zone to whoever is elsewhere', async () => {
  const list = aDay.schedule.interview.list.map((item) => ({
    ...item,
    interview_date: '2026-11-20T03:45:00Z',
  }))
  const timesOf = async (isDated: boolean) => {
    await showScreen(() => <Interviews list={list} isDated={isDated} />)
    return document.querySelector('time')?.textContent
  }
  expect(await timesOf(false)).toBe('GMT+5:45 09:30')
  expect(await timesOf(true)).toBe('11/20 GMT+5:45 09:30')
})

test('one is greeted at the company’s hour, and a day of the calendar is the same day everywhere', () => {
  expect(hourName(new Date('2026-11-20T18:14:00Z'))).toBe('evening')
  expect(hourName(new Date('2026-11-20T18:15:00Z'))).toBe('night')
  expect(longDayOf('2026-11-20')).toBe('11月20日周五')
})
