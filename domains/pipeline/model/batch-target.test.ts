import { expect, test } from 'vitest'
import { type BatchTarget, isThere } from './batch-target.ts'

const stands: BatchTarget = { step: { stage: 12, title: 'HR' }, position_id: 5 }

test.each<[BatchTarget, boolean]>([
  [{}, false],
  [{ step: { stage: 12, title: 'HR' } }, true],
  [{ step: { stage: 12, title: '' } }, false],
  [{ step: { stage: 5, title: 'HR' } }, false],
  [{ position_id: 5 }, true],
  [{ position_id: 6 }, false],
  [{ owner_id: 3 }, false],
])('who is led to %j is there: %s', (target, expected) => expect(isThere(stands, target)).toBe(expected))
