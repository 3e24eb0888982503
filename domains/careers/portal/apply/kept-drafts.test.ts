import { keepDraft, loadDraft } from '@bole/platform/portal'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { type Draft, emptyDraft, fieldNames, fillFrom, sentFrom, typeInto } from './draft.ts'
import { applications } from './kept-draft.ts'

afterEach(() => localStorage.clear())

const now = 1_900_000_000_000
const read = {
  upload_token: 'secret',
  name: 'cv.pdf',
  is_read: true,
  is_late: false,
  fields: { city: { value: 'Rio', confidence: 1 } },
}

/** Everything the form does with a draft. */
function useWhole(draft: Draft) {
  for (const name of fieldNames) typeInto(draft, name, 'x')
  checkDraft(fillFrom(draft, read), true)
  return sentFrom(draft)
}

/** What is found where somebody or something else has written. */
function found(kept: unknown) {
  localStorage.setItem('bole.apply.lumi.7', typeof kept === 'string' ? kept : JSON.stringify(kept))
  return loadDraft(applications, 'lumi.7', now)
}

const whole = emptyDraft(now)

describe('what the device has kept', () => {
  test('comes back as it was, whatever was typed', () => {
    const typing = fc.array(fc.tuple(fc.constantFrom(...fieldNames), fc.string({ unit: 'grapheme' })))
    fc.assert(
      fc.property(typing, fc.boolean(), (typed, hasFile) => {
        const begun = hasFile ? fillFrom(whole, read) : whole
        const draft = typed.reduce((before, [name, value]) => typeInto(before, name, value), begun)
        keepDraft(applications, 'lumi.7', draft)
        expect(loadDraft(applications, 'lumi.7', now)).toEqual({ draft, isFound: true })
      }),
    )
  })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', []],
    ['no key', { ...whole, key: undefined }],
    ['no date', { ...whole, savedAt: undefined }],
    ['a date in words', { ...whole, savedAt: 'yesterday' }],
    ['a field less', { ...whole, fields: { ...whole.fields, city: undefined } }],
    ['a number in a field', { ...whole, fields: { ...whole.fields, city: 7 } }],
    ['nothing of what was typed', { ...whole, typed: undefined }],
    ['what was typed as a word', { ...whole, typed: 'name' }],
    ['nothing of what is doubtful', { ...whole, doubtful: undefined }],
    ['half a file', { ...whole, upload: { name: 'cv.pdf' } }],
    ['a file that is a word', { ...whole, upload: 'cv.pdf' }],
  ])('is forgotten when it holds %s', (_, kept) => {
    const { draft, isFound } = found(kept)
    expect(isFound).toBe(false)
    expect(draft.fields).toEqual(whole.fields)
  })

  test('never breaks the form, whatever it is', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constant(undefined))
    const broken = fc
      .record({ key: part, savedAt: part, fields: part, doubtful: part, typed: part, upload: part })
      .map((parts) => ({
        ...whole,
        ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
      }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), broken), (kept) => {
        expect(useWhole(found(kept).draft)).toHaveProperty('idempotency_key')
      }),
      { numRuns: 300 },
    )
  })
})

describe('a form that is sent', () => {
  test('has only what was filled in, and a place once', () => {
    const texts = fc.record(
      Object.fromEntries(fieldNames.map((name) => [name, fc.string({ maxLength: 30 })])),
    )
    fc.assert(
      fc.property(texts, (given) => {
        const fields = { ...whole.fields, ...given }
        const { name, phone, email, expected_places, idempotency_key, ...rest } = sentFrom({
          ...whole,
          fields,
        })
        expect([name, phone, email, idempotency_key]).toEqual([
          fields.name,
          fields.phone,
          fields.email,
          whole.key,
        ])
        for (const value of Object.values(rest)) expect(String(value).trim()).not.toBe('')
        expect(new Set(expected_places).size).toBe(expected_places.length)
        expect(expected_places.length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
