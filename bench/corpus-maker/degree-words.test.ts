import { expect, test } from 'vitest'
import { degreeOf, highestOf } from './degree-words.ts'

test.each([
  ['理学博士', 'doctor'],
  ['Ph.D.', 'doctor'],
  ['工程硕士', 'master'],
  ['MBA', 'master'],
  ['MEng', 'master'],
  ['工学学士', 'bachelor'],
  ['B.A. (Mod.)', 'bachelor'],
  ['Bachelor of Veterinary Science', 'bachelor'],
  ['Associate of Applied Science', 'college'],
  ['大专', 'college'],
  ['中技', 'secondary'],
  ['High School Diploma', 'secondary'],
  ['碩士', 'master'],
  ['大學', 'bachelor'],
  ['專科', 'college'],
  ['高職', 'secondary'],
  ['Mestrado', 'master'],
  ['Bacharelado', 'bachelor'],
  ['Ensino médio', 'secondary'],
])('%s is a %s', (word, degree) => {
  expect(degreeOf(word)).toBe(degree)
})

test('an unknown wording is refused rather than guessed', () => {
  expect(() => degreeOf('Wrangler')).toThrow('Wrangler')
  expect(degreeOf('')).toBeNull()
})

test('the highest wins whatever the order', () => {
  expect(highestOf(['doctor', null, 'bachelor'])).toBe('doctor')
  expect(highestOf([null])).toBeNull()
})
