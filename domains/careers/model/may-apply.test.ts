import { repeats } from '@bole/resumes/model'
import { expect, test } from 'vitest'
import { type Earlier, mayApply } from './may-apply.ts'

const live = { stage: 12, step: 60, detail: 0, leftBecause: null } as const
const ended = { stage: 1, step: 40, detail: 41, leftBecause: null } as const
const removed = { ...live, leftBecause: 'removed' } as const

const at = new Date('2026-11-20T08:00:00Z')
const long = (one: Omit<Earlier, 'appliedAt'>): Earlier => ({ ...one, appliedAt: new Date('2025-01-01') })

test('what the organisation calls a repetition is turned down, whatever became of the first', () => {
  const earlier = [{ positionId: 8, projectId: 2, standing: ended, appliedAt: new Date('2026-10-01') }]
  const wanted = { positionId: 7, projectId: 1, limit: null, at }
  expect(mayApply(earlier, { ...wanted, rule: { months: 3, scope: 'any' } })).toBe('applied_recently')
  expect(mayApply(earlier, { ...wanted, rule: { months: 3, scope: 'position' } })).toBeNull()
})

test.each([
  ['nothing before', [], 1, null],
  ['live on the same position', [{ positionId: 7, projectId: 1, standing: live }], null, 'already_applied'],
  ['ended on the same position', [{ positionId: 7, projectId: 1, standing: ended }], null, null],
  ['taken off the same position', [{ positionId: 7, projectId: 1, standing: removed }], null, null],
  [
    'ended, but it was the one allowed',
    [{ positionId: 7, projectId: 1, standing: ended }],
    1,
    'application_limit',
  ],
  [
    'another position of the project',
    [{ positionId: 8, projectId: 1, standing: live }],
    1,
    'application_limit',
  ],
  ['another position, two allowed', [{ positionId: 8, projectId: 1, standing: live }], 2, null],
  ['another project', [{ positionId: 8, projectId: 2, standing: live }], 1, null],
])('%s', (_, earlier, limit, expected) => {
  const wanted = { positionId: 7, projectId: 1, limit, at, rule: repeats.plainRepeatRule }
  expect(mayApply(earlier.map(long), wanted)).toBe(expected)
})
