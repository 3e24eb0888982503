import { expect, test } from 'vitest'
import { asItStood } from './as-it-stood.ts'

const people = (...ids: number[]) => ids.map((user_id) => ({ user_id, part: 'interviewer' as const }))
const interviewing = ['main_interviewer', 'interviewer']
const [first, second] = ['2026-03-01T02:00:00.000Z', '2026-03-02T02:00:00.000Z']
const row = (id: number, action: string, facts: object = {}, stage_record_id = 1) => {
  return { id, action, stage_record_id, facts: { ...facts } }
}
const after = (rows: Parameters<typeof asItStood>[0], now: Parameters<typeof asItStood>[1]) =>
  [...asItStood(rows, now)].map(([id, { meeting, people: there }]) => [
    id,
    meeting.meets_at,
    there.map(({ user_id }) => user_id),
  ])

test('what a change replaced held before it', () => {
  const rows = [
    row(3, 'company_remain'),
    row(2, 'arrange', {
      ...{ meets_at: second, before: { meets_at: first } },
      people: { parts: interviewing, before: people(8) },
    }),
    row(1, 'move'),
  ]
  const now = { people: people(9), meetings: new Map([[1, { meets_at: second }]]) }
  expect(after(rows, now)).toEqual([
    [3, second, [9]],
    [2, second, [9]],
    [1, first, [8]],
  ])
})

test('each record of a stage has its own time', () => {
  const rows = [row(2, 'move', {}, 2), row(1, 'arrange', { meets_at: first, before: { meets_at: null } })]
  const meetings = new Map([
    [1, { meets_at: first }],
    [2, { meets_at: null }],
  ])
  expect(after(rows, { people: [], meetings })).toEqual([
    [2, null, []],
    [1, first, []],
  ])
})

test('what was taken back held until then', () => {
  const rows = [
    row(3, 'undo'),
    row(2, 'arrange', { meets_at: second, before: { meets_at: first } }),
    row(1, 'move'),
  ]
  const now = { people: [], meetings: new Map([[1, { meets_at: first }]]) }
  expect(after(rows, now)).toEqual([
    [3, first, []],
    [2, second, []],
    [1, first, []],
  ])
})
