import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { careersApi } from './api.ts'

const { apply, listPositions, getApplication, answer, withdraw, getSite } = careersApi

const form = {
  slug: 'lumi',
  position_id: 7,
  name: 'Ana Souza',
  phone: '+55 11 98765-4321',
  email: 'ana@example.com',
  consent: true,
  idempotency_key: '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f21',
}
const takes = (more: object) => apply.body.safeParse({ ...form, ...more }).success

describe('the form of an application', () => {
  test('is taken with a name, a phone, a mail address and consent', () => expect(takes({})).toBe(true))

  test.each(Object.keys(form))('is not taken without its %s', (name) => {
    const rest = Object.fromEntries(Object.entries(form).filter(([key]) => key !== name))
    expect(apply.body.safeParse(rest).success).toBe(false)
  })

  test.each<[object, boolean]>([
    [{ consent: false }, false],
    [{ consent: 'true' }, false],
    [{ name: '   ' }, false],
    [{ name: 'x'.repeat(61) }, false],
    [{ phone: 'call me' }, false],
    [{ phone: '13800000001' }, true],
    [{ email: 'ana@example' }, false],
    [{ email: 'ana@example.com, eve@example.com' }, false],
    [{ email: 'ana@example.com\nbcc: eve@example.com' }, false],
    [{ email: '"ana"@example.com' }, false],
    [{ graduated_at: '2024' }, true],
    [{ graduated_at: '2024-06-30' }, true],
    [{ graduated_at: '2024-06-31' }, false],
    [{ graduated_at: '2024-13' }, false],
    [{ graduated_at: 'June' }, false],
    [{ degree: 'phd' }, false],
    [{ gender: 'male' }, true],
    [{ expected_places: Array.from({ length: 11 }, () => 'Rio') }, false],
    [{ expected_places: [''] }, false],
    [{ position_id: 0 }, false],
    [{ slug: '../demo' }, false],
    [{ idempotency_key: 'short' }, false],
    [{ idempotency_key: 'a'.repeat(32) }, false],
    [{ upload_token: "' or 1=1" }, false],
    [{ city: 'a\u0000b' }, false],
  ])('with %j is taken: %s', (more, isTaken) => expect(takes(more)).toBe(isTaken))

  test('whatever is typed as a mail address, none that is taken starts a second header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
        if (takes({ email })) expect(email.trim()).not.toMatch(/[\s<>,;]/)
      }),
    )
  })
})

describe('a secret', () => {
  test.each([
    ['a'.repeat(22), true],
    ['a'.repeat(86), true],
    ['a'.repeat(21), false],
    ['a'.repeat(87), false],
    [`${'a'.repeat(30)}/`, false],
    [`${'a'.repeat(30)}%00`, false],
    ['', false],
  ])('%j: %s', (token, isTaken) => {
    expect(getApplication.query.safeParse({ token }).success).toBe(isTaken)
    expect(withdraw.body.safeParse({ token, version: 1 }).success).toBe(isTaken)
  })
})

describe('what a visitor asks for', () => {
  test.each<[object, boolean]>([
    [{ slug: 'lumi' }, true],
    [{ slug: 'lumi', cursor: '1700000000000.7' }, true],
    [{ slug: 'lumi', cursor: '1700000000000' }, false],
    [{ slug: 'lumi', cursor: '1.7 or true' }, false],
    [{ slug: 'lumi', page_size: 51 }, false],
    [{ slug: 'Lumi' }, false],
    [{ slug: '-lumi' }, false],
    [{ slug: 'l' }, false],
    [{ slug: 'l'.repeat(64) }, false],
    [{ slug: 'lumi', origin: '3' }, false],
  ])('%j: %s', (query, isTaken) => expect(listPositions.query.safeParse(query).success).toBe(isTaken))

  test('is answered only what the page may offer', () => {
    const say = (action: string) =>
      answer.body.safeParse({ token: 'a'.repeat(22), version: 1, action }).success
    expect([say('accept'), say('change_date'), say('consider')]).toEqual([true, true, true])
    expect([say('pass'), say('entry'), say('sign_in'), say('')]).toEqual([false, false, false, false])
  })
})

test('every call that is made by anyone is made so often and no more', () => {
  for (const call of Object.values(careersApi))
    if (call.access === 'anyone') expect(call.perMinute, call.name).toBeGreaterThan(0)
  expect(getSite.name).toBe('careers.getSite')
})
