import { expect, test } from 'vitest'
import { excessOf, mayWait, uploadAllowance } from './upload-allowance.ts'

const { ownBytes, organisationBytes, allBytes } = uploadAllowance

test.each([
  [0, 10, true],
  [ownBytes - 10, 10, true],
  [ownBytes - 9, 10, false],
])('with %i bytes of an address waiting, %i more may: %s', (own, more, may) =>
  expect(mayWait({ ownBytes: own }, more)).toBe(may),
)

test.each([
  ['where there is room', 0, 0, { organisation: 0, all: 0 }],
  ['to the last byte', organisationBytes - 10, allBytes - 10, { organisation: 0, all: 0 }],
  ['of an organisation that is full', organisationBytes - 3, allBytes / 2, { organisation: 7, all: 0 }],
  ['where all is full', 0, allBytes - 3, { organisation: 0, all: 7 }],
  [
    'where both are: what goes once is free for both',
    organisationBytes - 6,
    allBytes,
    { organisation: 4, all: 6 },
  ],
])('ten bytes %s', (_, organisation, all, excess) =>
  expect(excessOf({ ownBytes: 0, organisationBytes: organisation, allBytes: all }, 10)).toEqual(excess),
)
