import { expect, test } from 'vitest'
import {
  claimedValues,
  type GivenRole,
  provesSeveralFactors,
  type RoleOfValue,
  roleByClaim,
} from './sign-on.ts'

const mapping: readonly RoleOfValue[] = [
  { value: 'hr-leads', role: 'OrgAdmin2' },
  { value: 'hr', role: 'DepAdmin2' },
  { value: 'campus', role: 'DepAdmin2', role_id: 9 },
]

type Case = [string, string[], GivenRole | null, GivenRole | null, (number | null)?]

const cases: readonly Case[] = [
  ['the first line that fits, not the first value', ['hr', 'hr-leads'], 'User2', 'OrgAdmin2'],
  ['a single one', ['hr'], null, 'DepAdmin2'],
  ['one of the organisation’s own', ['campus'], null, 'DepAdmin2', 9],
  ['the default where none fits', ['sales'], 'User2', 'User2'],
  ['nobody where none fits and there is no default', ['sales'], null, null],
  ['nobody by a value that only looks alike', ['HR', 'hr '], null, null],
]

test.each(cases)('gives %s', (_, claimed, otherwise, role, role_id = null) => {
  expect(roleByClaim(claimed, mapping, otherwise)).toEqual(role && { role, role_id })
})

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  ['a', ['a']],
  [['a', 1, null, { b: 2 }], ['a']],
  [undefined, []],
  [{ a: true }, []],
])('the values of %j are %j', (claim, values) => {
  expect(claimedValues(claim)).toEqual(values)
})

test.each<[object, boolean]>([
  [{}, false],
  [{ amr: ['pwd'] }, false],
  [{ amr: ['pwd', 'pin'] }, false],
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['hwk', 'fpt'] }, true],
  [{ amr: ['mfa'] }, true],
  [{ amr: 'mfa' }, true],
  [{ amr: { mfa: true } }, false],
  [{ acr: 'phr' }, true],
  [{ acr: '1' }, false],
  [{ acr: ['phr'] }, false],
])('%j says that several proofs were looked at: %s', (claims, is) =>
  expect(provesSeveralFactors({ ...claims })).toBe(is),
)
