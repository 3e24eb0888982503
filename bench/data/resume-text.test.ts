import { gramsOf, phoneNumberOf, wordsOfContent } from '@bole/resumes/model'
import { expect, test } from 'vitest'
import { personOf } from './people.ts'
import { rareWord, resumeTextOf } from './resume-text.ts'

const people = Array.from({ length: 300 }, (_, index) => personOf(index * 37 + 1))

test('a résumé put together from passages has the words the product would take from it', () => {
  for (const person of people) {
    const { content, words } = resumeTextOf(person)
    expect([...words].sort()).toEqual([...wordsOfContent(content)].sort())
  }
})

test('a résumé has about 1,500 characters and its words are as frequent as in real ones', () => {
  const texts = people.map(resumeTextOf)
  const lengths = texts.map(({ content }) => content.length)
  expect(Math.min(...lengths)).toBeGreaterThan(1400)
  expect(Math.max(...lengths)).toBeLessThan(1700)
  const share = (word: string) => texts.filter(({ words }) => words.has(word)).length / texts.length
  expect(share('负责')).toBeGreaterThan(0.2)
  expect(share('园林')).toBeLessThan(0.5)
  expect(share(rareWord(1))).toBeLessThan(0.02)
})

test('ten thousand rare words differ', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => rareWord(index))).size).toBe(10_000)
})

test('people are the same each time, with phones as the product stores them', () => {
  expect(personOf(7)).toEqual(personOf(7))
  expect(personOf(7)).not.toEqual(personOf(8))
  for (const person of people) expect(phoneNumberOf(person.phone)).toBe(person.phone)
  expect(people.every((person) => gramsOf(person).size > 10)).toBe(true)
})
