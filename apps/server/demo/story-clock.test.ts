import { describe, expect, test } from 'vitest'
import type { PlanAction, PlanEvent } from './story/index.ts'
import { story } from './story/index.ts'
import { dayOf, onTheClock } from './story-clock.ts'

const now = new Date(2026, 10, 20, 15, 42)
const apply: PlanEvent = { at: 9000, actor: 'candidate', action: { do: 'apply', source: 'mail' } }
const event = (at: number, action: PlanAction, more: Partial<PlanEvent> = {}): PlanEvent => ({
  at,
  actor: 'he',
  action,
  ...more,
})
const interview = { do: 'set_interview', daysFromNow: -2, hour: 10, interviewers: ['gao'] } as const

test('an interview is held at its hour of the server’s day, and what follows it follows its clock', () => {
  const [, set, began] = onTheClock(
    [apply, event(5000, interview), event(2000, { do: 'happen', what: 'began' }, { afterInterview: 2 })],
    now,
  )
  expect(set?.at).toEqual(new Date(now.getTime() - 5000 * 60_000))
  expect(set?.agreed).toEqual({
    meets_at: new Date(2026, 10, 18, 10).toISOString(),
    meets_until: new Date(2026, 10, 18, 11).toISOString(),
    is_online: true,
    interviewers: ['gao'],
  })
  expect(began?.at).toEqual(new Date(2026, 10, 18, 10, 2))
})

test('an interview under way began so many minutes ago whatever its hour', () => {
  const [, set] = onTheClock([apply, event(60, { ...interview, startsInMinutes: -25 })], now)
  expect(set?.agreed.meets_at).toBe(new Date(2026, 10, 20, 15, 17).toISOString())
})

test.each([
  ['an offer', { do: 'set_offer', validDays: 3 }, 'offer_lapsed', { offer_valid_until: '2026-11-18' }, 19],
  [
    'an entry date',
    { do: 'set_entry_date', daysFromNow: -2 },
    'entry_date_passed',
    { entry_date: '2026-11-18' },
    19,
  ],
] as const)('%s passes at the end of its day', (_name, agreed, what, dates, passes) => {
  const note: PlanAction = { do: 'note', text: '…' }
  const [, set, , passed] = onTheClock(
    [apply, event(5 * 1440, agreed), event(4 * 1440, note), event(2000, { do: 'happen', what })],
    now,
  )
  expect(set?.agreed).toEqual(dates)
  expect(passed?.at).toEqual(new Date(2026, 10, passes))
})

test('who did not answer in time had been told until when', () => {
  const [, set] = onTheClock(
    [apply, event(5000, interview), event(100, { do: 'happen', what: 'no_reply' })],
    now,
  )
  expect(set?.agreed.reply_by).toBe(new Date(now.getTime() - 100 * 60_000).toISOString())
})

test('days end with months', () => {
  expect(dayOf(new Date(2026, 10, 29, 23, 59), 3)).toBe('2026-12-02')
  expect(dayOf(new Date(2026, 0, 2, 0, 1), -2)).toBe('2025-12-31')
})

describe('every plan', () => {
  test.each([0, 6, 9, 12, 18, 23])('runs forward and never past now, at %i o’clock', (hour) => {
    const at = new Date(2026, 10, 20, hour, 30)
    for (const { key, plan } of story.applications) {
      const times = onTheClock(plan, at).map((timed) => timed.at.getTime())
      expect(times, key).toEqual(times.toSorted((one, other) => one - other))
      expect(Math.max(...times), key).toBeLessThanOrEqual(at.getTime())
    }
  })
})
