import { describe, expect, test } from 'vitest'
import { formOf, usualQuestions } from './questions.ts'

const asked = (key: string, is_checked: boolean, is_necessary: boolean, name = '') => ({
  key,
  name,
  is_checked,
  is_necessary,
})

function found(given: Parameters<typeof formOf>[0], key: string) {
  return formOf(given).find((question) => question.key === key)
}

describe('what people who apply are asked', () => {
  test('the usual form, unless something else was chosen', () => {
    const form = formOf([])
    expect(form.map(({ key }) => key)).toEqual(usualQuestions.map(({ key }) => key))
    expect(form.map(({ id }) => id)).toEqual(form.map((_, index) => index + 1))
    expect(form.filter(({ is_disabled }) => is_disabled).map(({ key }) => key)).toEqual([
      'name',
      'phone',
      'email',
    ])
  })

  test.each([
    [asked('name', false, false), { is_checked: true, is_necessary: true, is_disabled: true }],
    [asked('gender', false, false), { is_checked: false, is_necessary: false, is_disabled: false }],
    [asked('gender', false, true), { is_checked: true, is_necessary: true }],
    [asked('resume', true, false), { is_checked: true, is_necessary: false }],
    [asked('gender', true, true, 'another text'), { name: '' }],
  ])('%o → %o', (given, expected) => {
    expect(found([given], given.key)).toMatchObject(expected)
  })

  test('own questions come last and get keys nobody has', () => {
    const own = [
      { name: '能否出差？', is_checked: true, is_necessary: false },
      asked('own_1', true, true, 'Notice period?'),
      { name: '', is_checked: true, is_necessary: false },
      { name: 'Visa?', is_checked: false, is_necessary: false },
    ]
    expect(
      formOf(own)
        .slice(usualQuestions.length)
        .map(({ key, name }) => [key, name]),
    ).toEqual([
      ['own_2', '能否出差？'],
      ['own_1', 'Notice period?'],
      ['own_3', 'Visa?'],
    ])
  })

  test('a form given back is the same form', () => {
    const once = formOf([asked('gender', false, false), asked('own_4', true, true, 'Visa?')])
    expect(formOf(once)).toEqual(once)
  })
})
