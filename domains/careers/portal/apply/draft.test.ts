import { forgetDraft, keepDraft, loadDraft } from '@bole/platform/portal'
import { afterEach, describe, expect, test } from 'vitest'
import { checkDraft, checkField } from './check-draft.ts'
import { emptyDraft, fillFrom, placesIn, sentFrom, typeInto } from './draft.ts'
import { applications } from './kept-draft.ts'
import { sourceIn } from './source.ts'

afterEach(() => localStorage.clear())

const read = {
  upload_token: 'secret-of-the-upload-1234',
  name: 'cv.pdf',
  is_read: true,
  is_late: false,
  fields: {
    name: { value: 'Ana', confidence: 0.95 },
    phone: { value: '+5511987654321', confidence: 0.6 },
    expected_places: { value: ['Rio', 'Recife'], confidence: 0.9 },
  },
}

describe('a draft', () => {
  test('a résumé fills in what nobody typed, and marks what it read with doubt', () => {
    const typed = typeInto(emptyDraft(0), 'name', 'Ana Maria')
    const filled = fillFrom(typed, read)
    expect(filled.fields).toMatchObject({
      name: 'Ana Maria',
      phone: '+5511987654321',
      expected_places: 'Rio, Recife',
    })
    expect(filled.doubtful).toEqual(['phone'])
    expect(filled.upload).toEqual({
      token: read.upload_token,
      name: 'cv.pdf',
      isRead: true,
      isLate: false,
      filled: 2,
    })
    expect(typeInto(filled, 'phone', '+55 11 9').doubtful).toEqual([])
  })
  test('another résumé takes back what the first one filled in', () => {
    const second = fillFrom(fillFrom(emptyDraft(0), read), { ...read, fields: {} })
    expect(second.fields).toEqual(emptyDraft(0).fields)
  })
  test('is sent without what was left empty, always under the same key', () => {
    const draft = typeInto(fillFrom(emptyDraft(0), read), 'degree', 'master')
    expect(sentFrom(draft)).toEqual({
      name: 'Ana',
      phone: '+5511987654321',
      email: '',
      degree: 'master',
      expected_places: ['Rio', 'Recife'],
      idempotency_key: draft.key,
      upload_token: read.upload_token,
    })
    expect(draft.key).toMatch(/^[\w-]{32}$/)
    expect(emptyDraft(0).key).not.toBe(draft.key)
  })
  test('comes back for a week, and not when it is broken or forgotten', () => {
    const draft = { ...typeInto(emptyDraft(0), 'name', 'Ana'), savedAt: 1000 }
    keepDraft(applications, 'lumi.7', draft)
    expect(loadDraft(applications, 'lumi.7', 2000)).toEqual({ draft, isFound: true })
    expect(loadDraft(applications, 'lumi.8', 2000).isFound).toBe(false)
    expect(loadDraft(applications, 'lumi.7', 1000 + 7 * 86_400_000).isFound).toBe(false)
    forgetDraft(applications, 'lumi.7')
    expect(loadDraft(applications, 'lumi.7', 2000).isFound).toBe(false)
    localStorage.setItem('bole.apply.lumi.7', '{"fields":{"name":1}}')
    expect(loadDraft(applications, 'lumi.7', 2000).isFound).toBe(false)
  })
})

test.each([
  ['name', '', 'error_required'],
  ['name', 'x'.repeat(61), 'error_long'],
  ['phone', 'call me', 'error_phone'],
  ['phone', '138 0013 8000', null],
  ['email', 'ana@', 'error_email'],
  ['graduated_at', 'June', 'error_date'],
  ['graduated_at', '2024-06', null],
  ['graduated_at', '2024-06-31', 'error_date'],
  ['school', '', null],
] as const)('%s “%s”: %s', (name, value, expected) => {
  expect(checkField(name, value)).toBe(expected)
})

test('everything missing is named in the order of the form', () => {
  expect(Object.keys(checkDraft(emptyDraft(0), false))).toEqual(['name', 'phone', 'email', 'consent'])
})

test.each([
  ['上海、杭州，北京', ['上海', '杭州', '北京']],
  ['Rio; Recife / Rio', ['Rio', 'Recife']],
  [' ', []],
])('places in “%s”', (text, expected) => {
  expect(placesIn(text)).toEqual(expected)
})

test.each([
  ['?dzcode=A1', 'dzcode:A1'],
  ['?lang=en&utm_source=fair', 'utm_source:fair'],
  ['?lang=en', undefined],
])('%s came by %s', (search, expected) => {
  expect(sourceIn(search)).toBe(expected)
})
