import { expect, test } from 'vitest'
import { lacksReason } from './company-feedback.ts'

test.each([
  ['eliminate', {}, true],
  ['eliminate', { tags: [], text: ' \n' }, true],
  ['eliminate', { tags: ['经验不符'] }, false],
  ['eliminate', { text: '未通过笔试' }, false],
  ['pass', {}, false],
  ['refuse', {}, false],
])('%s with %j lacks its reason: %s', (action, said, expected) => {
  expect(lacksReason(action, said)).toBe(expected)
})
