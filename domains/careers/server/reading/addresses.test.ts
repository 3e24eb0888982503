import { expect, test } from 'vitest'
import { isAddress } from './read-page.ts'

test.each([
  ['/careers', true],
  ['/careers/demo', true],
  ['/careers/demo/positions/7', true],
  ['/careers/demo/positions/7/apply', true],
  ['/careers/demo/positions/abc', false],
  ['/careers/demo/positions', false],
  ['/careers/demo/nope', false],
  ['/careers/demo/projects/abc', false],
  ['/careers/application/secret', true],
  ['/careers/room/secret', true],
  ['/careers/queue/hall/secret', true],
  ['/careers/receipt/check', true],
  ['/careers/demo/x/y/z', false],
])('there can be a page at %s: %s', (path, may) => {
  expect(isAddress(path)).toBe(may)
})
