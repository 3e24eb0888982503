import { describe, expect, test } from 'vitest'
import { agencyActions, isCompanyId, isRenewal, stateOf } from './agency.ts'

const now = new Date('2026-03-04T08:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000)

test.each([
  ['duguang', true],
  ['a1', true],
  ['du-guang-2', true],
  ['a', false],
  ['-duguang', false],
  ['Duguang', false],
  ['du guang', false],
  ['渡光', false],
  ['a'.repeat(63), true],
  ['a'.repeat(64), false],
])('%s names a company in addresses: %s', (text, expected) => expect(isCompanyId(text)).toBe(expected))

test.each([
  ['enabled', null, 'enabled'],
  ['enabled', 1, 'enabled'],
  ['enabled', 0, 'expired'],
  ['enabled', -1, 'expired'],
  ['disabled', null, 'disabled'],
  ['disabled', -1, 'disabled'],
] as const)('%s, ends in %s days: %s', (state, days, expected) =>
  expect(stateOf({ state, expiresAt: days === null ? null : at(days) }, now)).toBe(expected),
)

test.each([
  ['later than it has', 10, 20, true],
  ['the day it has', 10, 10, false],
  ['earlier', 10, 5, false],
  ['ended, to a day ahead', -10, 5, true],
  ['ended, to a day that is over', -10, -5, false],
  ['without an end', null, 5, false],
] as const)('a renewal of a service: %s', (_, has, wanted, expected) =>
  expect(isRenewal(has === null ? null : at(has), at(wanted), now)).toBe(expected),
)

describe('what is done with an organisation', () => {
  const open = { state: 'enabled', expiresAt: at(1) } as const
  const operator = { isOperator: true, isOwn: false }

  test('by an operator', () => {
    expect(agencyActions(open, operator)).toMatchObject({
      edit: true,
      renew: true,
      expire: true,
      disable: true,
    })
    expect(agencyActions(open, operator).enable).toBe(false)
    expect(agencyActions({ state: 'disabled', expiresAt: null }, operator)).toMatchObject({
      ...{ enable: true, disable: false, renew: false, expire: true },
    })
  })

  test('of their own they neither disable nor end', () => {
    const own = agencyActions(open, { isOperator: true, isOwn: true })
    expect(own).toMatchObject({ edit: true, disable: false, expire: false })
  })

  test('by the company itself', () => {
    const { look, ...rest } = agencyActions(open, { isOperator: false, isOwn: true })
    expect(look).toBe(true)
    expect(Object.values(rest)).not.toContain(true)
  })
})
