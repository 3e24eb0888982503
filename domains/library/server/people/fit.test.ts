import { expect, test } from 'vitest'
import { type Fit, strengthOf, weights } from './fit.ts'
import { reasonsOf } from './reasons-of.ts'

const none: Fit = { skills: [], title: null, city: null, degree: false, reached: 0 }

test.each<[string, Partial<Fit>, number]>([
  ['nothing', {}, 0],
  ['one skill', { skills: ['Java'] }, weights.skill],
  ['more skills than count', { skills: [...'abcdefgh'] }, weights.skill * weights.skillsAtMost],
  ['the same kind of job', { title: '工程师' }, weights.title],
  ['everything', { skills: ['a'], title: 'b', city: 'c', degree: true, reached: 2 }, 12],
])('%s is a match of some strength', (_, fit, strength) => {
  expect(strengthOf({ ...none, ...fit })).toBe(strength)
})

test('reasons are told strongest first, with the words that matched', () => {
  const fit: Fit = { skills: ['Java', 'Kafka'], title: '工程师', city: '上海', degree: true, reached: 1 }
  expect(reasonsOf(fit).map(({ code, words }) => `${code} ${words}`.trim())).toEqual([
    'skills Java,Kafka',
    'title 工程师',
    'reached',
    'city 上海',
    'degree',
  ])
  expect(reasonsOf(none)).toEqual([])
})
