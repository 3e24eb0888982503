import { describe, expect, test } from 'vitest'
import { answersTo } from './answers-to.ts'

describe('who answers to what is typed', () => {
  const person = { name: '单晓明', username: 'xm.shan', pinyin: ['shan', 'xiao', 'ming'] }
  test.each([
    ['', 0],
    ['单', 0],
    ['XM', 1],
    ['shanx', 1],
    ['sxm', 1],
    ['晓明', 2],
    ['xiaom', 2],
    ['ｘｍ', 1],
    ['iao', null],
    ['王', null],
  ])('%s', (typed, expected) => {
    expect(answersTo(person, typed)).toBe(expected)
  })

  test.each([
    ['Ana Souza', 'souz', 2],
    ['Łukasz Müller', 'lukasz', 0],
    ['Lukasz Muller', 'Müll', 2],
    ['Sean O’Neill', 'oneill', 2],
    ['Sean O’Neill', '’', 2],
    ['Ana Souza', '’', null],
  ])('%s is found by %s: %s', (name, typed, expected) => {
    expect(answersTo({ name, username: 'x1', pinyin: [] }, typed)).toBe(expected)
  })
})
