import { unreadableReasons } from '@bole/resumes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumesApi } from './api.ts'
import { unreadableTexts } from './unreadable-texts.ts'

const { correct, addNote, submitError, checkRepeat, listNotes, getFile } = resumesApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const correction = (changes: unknown) => ({ post_id: 1, version: 1, changes })

describe('a correction', () => {
  test.each<[unknown, boolean]>([
    [[{ path: 'name', value: '王小明' }], true],
    [[{ path: 'name', value: null }], true],
    [[{ path: 'name', value: '' }], true],
    [[{ path: 'name' }], false],
    [[{ path: 'name', value: 7 }], false],
    [[{ path: 'name', value: 'a\u0000b' }], false],
    [[{ path: 'name', value: '\ud800' }], false],
    [[{ path: 'x'.repeat(61), value: '1' }], false],
    [[{ path: 'employers.0.text', value: 'x'.repeat(8000) }], true],
    [[{ path: 'employers.0.text', value: 'x'.repeat(8001) }], false],
    [[], false],
    [Array.from({ length: 200 }, () => ({ path: 'city', value: '深圳' })), true],
    [Array.from({ length: 201 }, () => ({ path: 'city', value: '深圳' })), false],
    ['name', false],
  ])('of %j is taken: %s', (changes, isTaken) =>
    expect(takes(correct.body, correction(changes))).toBe(isTaken),
  )

  test('is of a version that was seen', () => {
    const of = (version: unknown) =>
      takes(correct.body, { ...correction([{ path: 'name', value: 'x' }]), version })
    expect([of(1), of(0), of(-1), of(1.5), of('1'), of(undefined)]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('keeps lines and tabs, and loses only what stands around the text', () => {
    const value = '  负责招聘\n\t- 深圳\r\n- 上海  '
    const read = correct.body.parse(correction([{ path: 'employers.0.text', value }]))
    expect(read.changes).toEqual([{ path: 'employers.0.text', value: '负责招聘\n\t- 深圳\r\n- 上海' }])
  })
})

describe('words about a person', () => {
  test.each([
    ['a note', addNote.body, 4000],
    ['a report', submitError.body, 2000],
  ])('%s says something, and not too much', (_, schema, most) => {
    const say = (text: string) => takes(schema, { post_id: 1, text })
    expect([say(''), say(' \n '), say('x'), say('x'.repeat(most)), say('x'.repeat(most + 1))]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('no text with signs that cannot be stored passes, every other one does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (text) => {
        const isStorable = text.isWellFormed() && !/[\0-\x08\v\f\x0e-\x1f]/.test(text.trim())
        const isSeen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
        expect(takes(addNote.body, { post_id: 1, text })).toBe(isSeen && isStorable)
      }),
    )
  })
})

describe('a question', () => {
  test.each([
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['9007199254740992', false],
    ['1e3', false],
    ['abc', false],
    ['', false],
    ['9007199254740991', true],
  ])('about application %j is taken: %s', (post_id, isTaken) =>
    expect(takes(listNotes.query, { post_id })).toBe(isTaken),
  )

  test('about a file names it', () => {
    expect(takes(getFile.query, { post_id: '1' })).toBe(false)
    expect(getFile.query.parse({ post_id: '1', file_id: '2' })).toEqual({ post_id: 1, file_id: 2 })
  })

  test('whether somebody is known needs a position and bounded contacts', () => {
    const ask = (given: object) => takes(checkRepeat.query, given)
    expect(ask({ position_id: 1 })).toBe(true)
    expect(ask({ phone: '13800138000' })).toBe(false)
    expect(ask({ position_id: 1, phone: '1'.repeat(41) })).toBe(false)
    expect(ask({ position_id: 1, email: `${'x'.repeat(200)}@x` })).toBe(false)
  })
})

test('why a file could not be read is told apart in every language', () => {
  for (const texts of Object.values(unreadableTexts)) {
    expect(Object.keys(texts).sort()).toEqual([...unreadableReasons].sort())
    expect(new Set(Object.values(texts)).size).toBe(unreadableReasons.length)
  }
})
