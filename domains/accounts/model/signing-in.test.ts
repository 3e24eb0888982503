import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weaknessOf } from './password.ts'
import { homeOf, safeRedirect } from './safe-redirect.ts'

describe('a password', () => {
  test.each([
    ['correct-horse-battery', 'he', null],
    ['short-one', 'he', 'too_short'],
    ['0123456789', 'he', 'too_common'],
    ['PassWord123', 'he', 'too_common'],
    ['abababababab', 'he', 'too_common'],
    ['长城长城长城长城长城', 'he', 'too_common'],
    ['万里长城永不倒千里黄河', 'he', null],
    // Ten characters, though twenty code units.
    ['😀😁😂😃😄😅😆😇😈😉', 'he', null],
    ['my-name-is-hejing!', 'hejing', 'like_username'],
    ['my-name-is-HEJING!', 'hejing', 'like_username'],
    // Nearly everything has so short a name in it somewhere.
    ['the-best-of-them', 'he', null],
    [`${'a'.repeat(60)}bcdef${'g'.repeat(63)}`, 'he', null],
    [`${'a'.repeat(60)}bcdef${'g'.repeat(64)}`, 'he', 'too_long'],
    ['', 'he', 'too_short'],
  ])('%j of %s: %s', (password, username, weakness) => expect(weaknessOf(password, username)).toBe(weakness))

  test('has ten to 128 characters, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const length = [...password].length
        const weakness = weaknessOf(password, '')
        if (length < 10) expect(weakness).toBe('too_short')
        else if (length > 128) expect(weakness).toBe('too_long')
        else expect([null, 'too_common']).toContain(weakness)
      }),
    )
  })
})

describe('where one goes after signing in', () => {
  const origin = 'https://hr.example'

  test.each([
    ['/candidate/filter/list?keyword=%E7%8E%8B#top', '/candidate/filter/list?keyword=%E7%8E%8B#top'],
    ['https://hr.example/usercenter/index', '/usercenter/index'],
    ['candidate', '/candidate'],
    [null, null],
    ['', null],
    ['/site/login?redirect=/x', null],
    ['https://evil.example/candidate', null],
    ['//evil.example/candidate', null],
    ['\\\\evil.example\\candidate', null],
    ['/\\evil.example', null],
    ['http://hr.example/candidate', null],
    ['https://hr.example.evil.example/', null],
    ['https://hr.example@evil.example/', null],
    // A path of two slashes would be read as another host by whoever goes there.
    ['https://hr.example//evil.example/x', null],
    ['/.//evil.example', null],
    ['/x/..//evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['\u0000//evil.example', null],
  ])('%j leads to %j', (asked, target) => expect(safeRedirect(asked, origin)).toBe(target))

  test('whatever was asked, one stays on this site', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((text) => `//${text}`),
      fc.string().map((text) => `/\\${text}`),
      fc.tuple(fc.constantFrom('/.', '/..', '/a/..', origin), fc.webUrl()).map((parts) => parts.join('//')),
      fc.domain().map((host) => `${origin}//${host}`),
    )
    fc.assert(
      fc.property(anything, (asked) => {
        const target = safeRedirect(asked, origin)
        if (target !== null) expect(new URL(target, origin).origin).toBe(origin)
      }),
    )
  })

  test.each([
    ['SysAdmin', 'social', 'agencies'],
    ['OrgAdmin', 'agency', 'agencies'],
    ['OrgAdmin2', 'campus', 'campus'],
    ['User', 'social', 'social'],
    ['User2', 'anything', 'social'],
  ])('%s of a house that begins at %s begins at %s', (role, home, screen) =>
    expect(homeOf(role, home)).toBe(screen),
  )
})
