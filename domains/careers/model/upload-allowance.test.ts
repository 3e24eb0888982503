import { expect, test } from 'vitest'
import { dayAllowance, excessOf, mayBeSentToday, mayWait, uploadAllowance } from './upload-allowance.ts'

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

test.each([
  [0, 0, 0, 10, true],
  [dayAllowance.ownBytes - 30, 20, 0, 10, true],
  [dayAllowance.ownBytes - 30, 21, 0, 10, false],
  [0, 0, dayAllowance.organisationBytes - 10, 10, true],
  [0, 0, dayAllowance.organisationBytes - 9, 10, false],
])(
  'of an address %i sent and %i waiting, %i sent to the organisation, %i more today: %s',
  (own, waits, all, more, may) =>
    expect(mayBeSentToday({ ownBytes: own, organisationBytes: all }, { ownBytes: waits }, more)).toBe(may),
)
