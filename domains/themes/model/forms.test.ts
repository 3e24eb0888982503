import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formOf, type GivenQuestion, usualQuestions } from './questions.ts'

const usualKeys = usualQuestions.map(({ key }) => key)
const key = fc.option(
  fc.oneof(
    fc.constantFrom(...usualKeys),
    fc.stringMatching(/^own_[1-9]$/),
    fc.stringMatching(/^[a-z]{1,8}$/),
  ),
  { nil: undefined },
)
const given: fc.Arbitrary<GivenQuestion> = fc.record({
  key,
  name: fc.constantFrom('', '能否出差？', 'Notice period?'),
  is_checked: fc.boolean(),
  is_necessary: fc.boolean(),
})
const form = fc.array(given, { maxLength: 30 })

describe('whatever form is given', () => {
  test('no two of its questions share a key or a number', () => {
    fc.assert(
      fc.property(form, (questions) => {
        const placed = formOf(questions)
        expect(new Set(placed.map((question) => question.key)).size).toBe(placed.length)
        expect(placed.map(({ id }) => id)).toEqual(placed.map((_, index) => index + 1))
      }),
    )
  })

  test('who applies says who they are, and what is necessary is asked', () => {
    fc.assert(
      fc.property(form, (questions) => {
        for (const { key: asked, is_checked, is_necessary, is_disabled } of formOf(questions)) {
          expect(is_disabled).toBe(['name', 'phone', 'email'].includes(asked))
          if (is_disabled) expect(is_necessary).toBe(true)
          if (is_necessary) expect(is_checked).toBe(true)
        }
      }),
    )
  })

  test('no own question is lost, in the order they were given, after the usual ones', () => {
    fc.assert(
      fc.property(form, (questions) => {
        const own = questions.filter(({ key: own, name }) => !usualKeys.includes(own ?? '') && name !== '')
        const placed = formOf(questions)
        expect(placed.slice(0, usualKeys.length).map((question) => question.key)).toEqual(usualKeys)
        expect(placed.slice(usualKeys.length).map(({ name }) => name)).toEqual(own.map(({ name }) => name))
      }),
    )
  })

  test('given back it is the same form', () => {
    fc.assert(
      fc.property(form, (questions) => {
        const once = formOf(questions)
        expect(formOf(once)).toEqual(once)
      }),
    )
  })

  test('a key of its own is kept by the first question that has it', () => {
    const asked = { name: 'A', is_checked: true, is_necessary: false }
    const own = formOf([
      { ...asked, key: 'own_1' },
      { ...asked, key: 'own_1', name: 'B' },
      { ...asked, name: 'C' },
    ]).slice(usualKeys.length)
    expect(own.map((question) => [question.key, question.name])).toEqual([
      ['own_1', 'A'],
      ['own_2', 'B'],
      ['own_3', 'C'],
    ])
  })
})
