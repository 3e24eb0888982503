import { roles } from '@bole/accounts/model'
import { describe, expect, test } from 'vitest'
import { accountsApi } from './api.ts'
import { roleSchema } from './schemas.ts'

const { signIn, changePassword, listUsers, recordPageView, askVerification } = accountsApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const given = { username: 'anna', password: 'a password' }

describe('somebody who signs in', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ username: '' }, false],
    [{ username: '   ' }, false],
    [{ username: 'x'.repeat(101) }, false],
    [{ username: 'an\u0000na' }, false],
    [{ password: '' }, false],
    [{ password: 'x'.repeat(200) }, true],
    [{ password: 'x'.repeat(201) }, false],
    [{ password: 12345678 }, false],
    [{ password: ['a password'] }, false],
    [{ challenge_id: '0f8fad5b-d9cb-469f-a165-70867728950e', verify_code: '7' }, true],
    [{ challenge_id: '1 or 1=1', verify_code: '7' }, false],
    [{ verify_code: 'x'.repeat(21) }, false],
  ])('with %j is heard: %s', (changes, isTaken) =>
    expect(takes(signIn.body, { ...given, ...changes })).toBe(isTaken),
  )

  test('gives a password that is taken as it is, blanks and all', () => {
    expect(signIn.body.parse({ username: ' anna ', password: ' a password ' })).toEqual({
      username: 'anna',
      password: ' a password ',
    })
  })

  test('may try only so often, from one address, and so may who asks for questions', () => {
    expect(signIn.perMinute).toBeLessThanOrEqual(120)
    expect(askVerification.perMinute).toBeLessThanOrEqual(60)
    expect(changePassword.perMinute).toBeLessThanOrEqual(20)
  })
})

test('a password is changed with the old one', () => {
  const change = (body: object) => takes(changePassword.body, body)
  expect(change({ old_password: 'a', password: 'b' })).toBe(true)
  expect(change({ password: 'b' })).toBe(false)
  expect(change({ old_password: '', password: 'b' })).toBe(false)
  expect(change({ old_password: 'a', password: 'x'.repeat(201) })).toBe(false)
})

describe('accounts', () => {
  test.each([...roles])('can be listed by the role %s', (role) => {
    expect(takes(listUsers.query, { role })).toBe(true)
    expect(takes(roleSchema, { name: role, title: '' })).toBe(true)
  })

  test('cannot be by a role that is none', () => {
    for (const role of ['', 'root', 'Admin', '__proto__'])
      expect(takes(listUsers.query, { role })).toBe(false)
  })
})

test.each([
  ['/dashboard/social', true],
  ['dashboard', false],
  ['https://elsewhere.example/', false],
  ['', false],
  [`/${'x'.repeat(300)}`, false],
])('a screen at %j is recorded: %s', (path, isTaken) =>
  expect(takes(recordPageView.body, { path })).toBe(isTaken),
)
