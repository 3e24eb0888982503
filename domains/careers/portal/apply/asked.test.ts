import { describe, expect, test } from 'vitest'
import { isAsked, isNecessary, missingIn, ownQuestionsOf } from './asked.ts'
import { checkDraft } from './check-draft.ts'
import { answerIn, emptyDraft, fillFrom, sentFrom, typeInto } from './draft.ts'

const question = (key: string, is_necessary = false, is_checked = true, name = '') => ({
  ...{ key, name, is_checked, is_necessary },
})
const form = [
  ...['name', 'phone', 'email'].map((key) => question(key, true)),
  question('expect_location', true),
  question('graduate_date'),
  question('employer', false, false),
  question('resume', true),
  question('own_1', true, true, 'Why us?'),
  question('own_2', false, true, 'Hobbies'),
  question('own_3', true, false, 'Not asked any more'),
]
const empty = emptyDraft(0)
const filled = ['name', 'phone', 'email'].reduce(
  (draft, name) => (name === 'phone' ? typeInto(draft, 'phone', '13800138000') : draft),
  typeInto(typeInto(empty, 'name', 'Ana'), 'email', 'ana@example.com'),
)
const read = { upload_token: 'token', name: 'cv.pdf', is_read: false, is_late: false, fields: {} }

describe('what the form asks', () => {
  test.each([
    ['expected_places', true, true],
    ['graduated_at', true, false],
    ['employer', false, false],
    ['school', false, false],
    ['resume', true, true],
  ] as const)('%s: asked %s, necessary %s', (name, asked, necessary) => {
    expect([isAsked(form, name), isNecessary(form, name)]).toEqual([asked, necessary])
  })

  test('of its own is what has a text and is asked', () => {
    expect(ownQuestionsOf(form).map(({ key }) => key)).toEqual(['own_1', 'own_2'])
  })
})

describe('what is missing', () => {
  test('is named as the form names it, in the order of the questions', () => {
    expect(missingIn(form, empty)).toEqual(['name', 'phone', 'email', 'expected_places', 'resume', 'own_1'])
  })

  test('is nothing once everything necessary is there', () => {
    const whole = answerIn(fillFrom(typeInto(filled, 'expected_places', 'Rio'), read), 'own_1', 'Light')
    expect(missingIn(form, whole)).toEqual([])
    expect(checkDraft(whole, true, form)).toEqual({})
  })

  test('is said where it stands: a field, an own question, the résumé', () => {
    expect(checkDraft(filled, true, form)).toEqual({
      expected_places: 'error_required',
      own_1: 'error_required',
      resume: 'error_required',
    })
  })

  test('does not hide what is wrong otherwise', () => {
    const wrong = typeInto(typeInto(filled, 'phone', 'call me'), 'birth_date', 'June')
    expect(checkDraft(wrong, true, form)).toMatchObject({ phone: 'error_phone', birth_date: 'error_date' })
  })

  test.each(['2001', '2001-06', '2001-06-30'])('a birth date is as precise as it is known: %s', (written) => {
    expect(checkDraft(typeInto(filled, 'birth_date', written), true)).toEqual({})
  })
})

describe('answers to own questions', () => {
  test('are kept by their key, the last one typed', () => {
    const twice = answerIn(answerIn(empty, 'own_1', 'a'), 'own_1', 'b')
    expect(answerIn(twice, 'own_2', 'c').answers).toEqual({ own_1: 'b', own_2: 'c' })
  })

  test('are sent without those that say nothing, and not at all where there are none', () => {
    const some = answerIn(answerIn(filled, 'own_1', ' Light '), 'own_2', '  ')
    expect(sentFrom(some)).toMatchObject({ answers: [{ key: 'own_1', answer: 'Light' }] })
    expect(sentFrom(filled)).not.toHaveProperty('answers')
  })

  test('stay when a résumé fills in the rest', () => {
    const before = answerIn(typeInto(empty, 'birth_date', '2001'), 'own_1', 'Light')
    const after = fillFrom(before, read)
    expect(after.answers).toEqual({ own_1: 'Light' })
    expect(after.fields.birth_date).toBe('2001')
  })
})
