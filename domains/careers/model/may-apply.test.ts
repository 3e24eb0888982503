import { expect, test } from 'vitest'
import { mayApply } from './may-apply.ts'

const live = { stage: 12, step: 60, detail: 0, leftBecause: null } as const
const ended = { stage: 1, step: 40, detail: 41, leftBecause: null } as const
const removed = { ...live, leftBecause: 'removed' } as const

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
  expect(mayApply(earlier, { positionId: 7, projectId: 1, limit })).toBe(expected)
})
