import { isReadable, isWholeMail } from '@bole/intake/model'
import { expect, test } from 'vitest'

test.each([
  ['no_position', true],
  ['damaged_file', true],
  [null, true],
  ['no_resume', false],
  ['message_unreadable', false],
] as const)('what failed as %s is read again: %s', (reason, isSo) => {
  expect(isReadable(reason)).toBe(isSo)
})

test.each([
  ['mailbox', '会议.EML', true],
  ['mailbox', '简历.pdf', false],
  // A browser saves pages so, and people upload them.
  ['upload', 'page.eml', false],
] as const)('by %s, %s is a whole mail: %s', (door, name, isSo) => {
  expect(isWholeMail(door, name)).toBe(isSo)
})
