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

  test('a name in letters is found by it', () => {
    expect(answersTo({ name: 'Ana Souza', username: 'ana', pinyin: [] }, 'souz')).toBe(2)
  })
})
