import { describe, expect, test } from 'vitest'
import { dashboardApi } from './api.ts'
import { figure, funnelStage, link, positionItem } from './schemas.ts'

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const { getDashboard, getCalendar, getSchedule, getResumeRate, listPositions, countResumes } = dashboardApi

describe('the dashboard', () => {
  test('opens with social hiring and with one’s own meetings', () => {
    expect(getDashboard.query.parse({})).toEqual({ origin: 2, watchType: 'myself' })
  })

  test.each<[object, boolean]>([
    [{ origin: '1' }, true],
    [{ origin: '3' }, false],
    [{ origin: 'campus' }, false],
    [{ theme_id: '7' }, true],
    [{ theme_id: '' }, false],
    [{ theme_id: 'abc' }, false],
    [{ watchType: 'all' }, true],
    [{ watchType: 'others' }, false],
    [{ waiting_days: '1' }, true],
    [{ waiting_days: '0' }, false],
    [{ waiting_days: '366' }, false],
    [{ waiting_days: '2.5' }, false],
  ])('asked with %j is given: %s', (query, isTaken) => expect(takes(getDashboard.query, query)).toBe(isTaken))
})

describe('a span of days', () => {
  test.each<[string, object, boolean]>([
    ['the calendar', { from: '2026-02-28', days: '42' }, true],
    ['the calendar', { from: '2026-02-29' }, false],
    ['the calendar', { from: '2028-02-29' }, true],
    ['the calendar', { from: '28.02.2026' }, false],
    ['the calendar', { days: '43' }, false],
    ['the calendar', { days: '0' }, false],
    ['what came in', { days: '31' }, true],
    ['what came in', { days: '32' }, false],
  ])('of %s of %j is given: %s', (what, query, isTaken) =>
    expect(takes(what === 'the calendar' ? getCalendar.query : getResumeRate.query, query)).toBe(isTaken),
  )

  test('is a week of the calendar, and two of what came in', () => {
    expect(getCalendar.query.parse({}).days).toBe(7)
    expect(getResumeRate.query.parse({}).days).toBe(14)
    expect(countResumes.query.parse({}).type).toBe('hours')
    expect(takes(countResumes.query, { type: 'weeks' })).toBe(false)
  })
})

test.each([
  ['1', '20', true],
  ['50', '99', true],
  ['51', '20', false],
  ['0', '20', false],
  ['1', '100', false],
])('page %s of %s at once is given: %s', (page, page_size, isTaken) => {
  expect(takes(listPositions.query, { page, page_size })).toBe(isTaken)
  expect(takes(getSchedule.query, { page, page_size })).toBe(isTaken)
})

describe('a number', () => {
  const to = { screen: 'candidates', query: { origin: 2, statuses: '0/0' } }

  test('never comes without the rows behind it', () => {
    expect(takes(figure, { count: 3, is_capped: false, link: to })).toBe(true)
    expect(takes(figure, { count: 3, is_capped: false })).toBe(false)
    expect(takes(figure, { count: 3, link: to })).toBe(false)
    expect(takes(figure, { count: '3', is_capped: false, link: to })).toBe(false)
  })

  test('links by conditions an address can hold', () => {
    expect(takes(link, { screen: 'candidate', id: 7, query: {} })).toBe(true)
    expect(takes(link, { screen: 'candidates', query: { statuses: ['0/0'] } })).toBe(false)
    expect(takes(link, { screen: 'candidates', query: { has_left: true } })).toBe(false)
    expect(takes(link, { screen: 'candidates' })).toBe(false)
  })

  test('of a funnel has its rate, or none where nobody could come so far', () => {
    const of = { count: 3, is_capped: false, link: to }
    const stage = {
      ...of,
      status: 1,
      process_step_id: null,
      title: '',
      badge: 'x',
      colours: [{ ...of, colour: 'amber' }],
      reached: of,
    }
    expect(takes(funnelStage, { ...stage, rate: 0.5 })).toBe(true)
    expect(takes(funnelStage, { ...stage, rate: null })).toBe(true)
    expect(takes(funnelStage, stage)).toBe(false)
    const pink = [{ ...of, colour: 'pink' }]
    expect(takes(funnelStage, { ...stage, rate: null, colours: pink })).toBe(false)
  })

  test('of a position tells every milestone', () => {
    const of = { count: 3, is_capped: false, link: to }
    const detail = { interview: of, passed: of, sign: of, joining: of, joined: of }
    const position = {
      id: 1,
      name: 'Engineer',
      project: { id: 2, name: 'Hiring' },
      state: 'open',
      cities: ['深圳'],
      head_count: 2,
      rate: 0,
      received: of,
      to_do: of,
      detail,
    }
    expect(takes(positionItem, position)).toBe(true)
    const { joined: _, ...most } = detail
    expect(takes(positionItem, { ...position, detail: most })).toBe(false)
    expect(takes(positionItem, { ...position, state: 'gone' })).toBe(false)
  })
})
