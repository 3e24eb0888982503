import { expect, test } from 'vitest'
import { claimedValues, roleByClaim } from './sign-on.ts'

const mapping = [
  { value: 'hr-leads', role: 'OrgAdmin2' },
  { value: 'hr', role: 'DepAdmin2' },
] as const

test.each([
  ['the first line that fits, not the first value', ['hr', 'hr-leads'], 'User2', 'OrgAdmin2'],
  ['a single one', ['hr'], null, 'DepAdmin2'],
  ['the default where none fits', ['sales'], 'User2', 'User2'],
  ['nobody where none fits and there is no default', ['sales'], null, null],
  ['nobody by a value that only looks alike', ['HR', 'hr '], null, null],
] as const)('gives %s', (_, claimed, otherwise, role) => {
  expect(roleByClaim(claimed, mapping, otherwise)).toBe(role)
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
