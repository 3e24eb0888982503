import { expect, test } from 'vitest'
import { askedOf, partOf } from './answers.ts'
import { longestAnswer, missingAnswers } from './missing-answers.ts'

const own = (name: string, is_necessary: boolean) => ({ name, is_checked: true, is_necessary })
const form = askedOf([own('Why us?', true), own('Hobby', false)], null)
const whole = {
  name: 'Ana',
  phone: '1',
  email: 'a@b',
  degree: 'master',
  school: 'USP',
  resume: 'cv.pdf',
  own_1: 'Light',
}

test.each<[string, Readonly<Record<string, string>>, readonly (readonly [string, string])[]]>([
  ['everything that is necessary', whole, []],
  [
    'no résumé and no school',
    { ...whole, resume: '', school: '  ' },
    [
      ['school', 'missing'],
      ['resume', 'missing'],
    ],
  ],
  ['no answer to an own question', { ...whole, own_1: '' }, [['own_1', 'missing']]],
  ['an own answer of a page', { ...whole, own_2: 'x'.repeat(longestAnswer + 1) }, [['own_2', 'too_long']]],
  ['a key that nobody asks for', { ...whole, own_9: 'x'.repeat(longestAnswer + 1) }, []],
])('with %s', (_, answers, faults) => {
  expect(missingAnswers(form, answers).map(({ key, fault }) => [key, fault])).toEqual(faults)
})

test('a limit leaves out what it does not name, but never who somebody is nor own questions', () => {
  const limited = { basic: ['gender'], expect: [], education: ['school'], evaluation: [] }
  const asked = askedOf([own('Why us?', true)], limited).filter(({ is_checked }) => is_checked)
  expect(asked.map(({ key }) => key)).toEqual(['name', 'phone', 'email', 'school', 'gender', 'own_1'])
  expect(missingAnswers(asked, { name: 'A', phone: '1', email: 'a@b' }).map(({ key }) => key)).toEqual([
    'school',
    'own_1',
  ])
})

test('what is not asked is not missed', () => {
  const off = { key: 'resume', name: '', is_checked: false, is_necessary: false }
  expect(missingAnswers(askedOf([off], null), { ...whole, resume: '' })).toEqual([])
})

test.each([
  ['name', 'basic'],
  ['job_title', 'basic'],
  ['expect_location', 'expect'],
  ['graduate_date', 'education'],
  ['resume', 'evaluation'],
  ['own_1', undefined],
])('%s stands in %s', (key, part) => expect(partOf(key)).toBe(part))

test('an answer of the longest length is taken, blanks around it not counted', () => {
  const answers = { ...whole, own_2: `  ${'x'.repeat(longestAnswer)}  ` }
  expect(missingAnswers(form, answers)).toEqual([])
})
