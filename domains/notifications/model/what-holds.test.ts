import { expect, test } from 'vitest'
import { holdsStill } from './what-holds.ts'

const undone = { because: 'undone', batchId: 'a', stage: 12 } as const
const calledOff = { because: 'called_off', batchId: 'c', stage: 12 } as const
const ended = { because: 'ended', batchId: 'c', stage: 12 } as const
const replaced = { because: 'replaced', batchId: 'c', stage: 12 } as const
const left = { because: 'left', batchId: 'c', stage: 12 } as const
const resumed = { because: 'resumed', batchId: 'c', stage: 12 } as const
const repositioned = { because: 'repositioned', batchId: 'c', stage: 12 } as const
const message = { event: 'invited', stage: 12, batchId: 'a', isGeneral: false } as const

test.each([
  ['an invitation whose batch was taken back', message, undone, false],
  ['a rejection whose batch was taken back', { ...message, event: 'eliminated' }, undone, false],
  ['words of one’s own along with it', { ...message, event: 'message' }, undone, false],
  ['an earlier message', { ...message, batchId: 'b' }, undone, true],
  ['an invitation to what was called off', message, calledOff, false],
  ['an invitation to something else', { ...message, stage: 3 }, calledOff, true],
  ['that they passed before', { ...message, event: 'passed' }, calledOff, true],
  ['that it is called off', { ...message, event: 'cancelled', batchId: 'c' }, calledOff, true],
  ['an invitation of an application that ended', message, ended, false],
  ['that they passed, of one that ended', { ...message, event: 'passed', stage: 1 }, ended, false],
  ['that it has come in, of one that ended', { ...message, event: 'applied', stage: 1 }, ended, false],
  ['an offer of one that ended', { ...message, event: 'offered' }, ended, false],
  ['that a meeting is cancelled, of one that ended', { ...message, event: 'cancelled' }, ended, true],
  ['that it ended', { ...message, event: 'eliminated', batchId: 'c' }, ended, true],
  ['that it ended, where it ended once more', { ...message, event: 'eliminated' }, ended, true],
  ['that they passed with what ended it', { ...message, event: 'passed', batchId: 'c' }, ended, true],
  ['an invitation to what is moved', message, replaced, false],
  [
    'an offer whose day is another',
    { ...message, event: 'offered', stage: 5 },
    { ...replaced, stage: 5 },
    false,
  ],
  ['an invitation to the new time', { ...message, batchId: 'c' }, replaced, true],
  ['an invitation to a step they left', message, left, false],
  ['that they passed it', { ...message, event: 'passed' }, left, true],
  ['an invitation to the step they came to', { ...message, stage: 3 }, left, true],
  ['a rejection of what goes on', { ...message, event: 'eliminated' }, resumed, false],
  ['an invitation of what goes on', message, resumed, true],
  ['an offer of another position', { ...message, event: 'offered', stage: 5 }, repositioned, false],
  ['the news of one position before', { ...message, event: 'repositioned', stage: 1 }, repositioned, false],
  ['that it has come in, then', { ...message, event: 'applied', stage: 1 }, repositioned, true],
  ['a general message', { ...message, event: 'message', isGeneral: true }, ended, true],
] as const)('%s', (_, waiting, become, holds) => {
  expect(holdsStill(waiting, become)).toBe(holds)
})
