import { describe, expect, test } from 'vitest'
import { mentionsIn, partsOf } from './mentions.ts'

const wei = { id: 7, name: '王伟' }

describe('a note names colleagues by their numbers', () => {
  test.each([
    ['nobody', 'a@b.c, @wang, @{}', []],
    ['each once, in their order', '@{9} 请看，@{7}@{9}', [9, 7]],
    ['no number beyond what one can be', `@{${'9'.repeat(16)}}`, []],
  ])('%s', (_, text, expected) => {
    expect(mentionsIn(text)).toEqual(expected)
  })

  test.each([
    ['at the beginning', '@{7} 请看', [{ person: wei }, { text: ' 请看' }]],
    ['at the end', '请看 @{7}', [{ text: '请看 ' }, { person: wei }]],
    ['who is not known stays as it was written', '@{8}@{7}', [{ text: '@{8}' }, { person: wei }]],
    ['words alone', '请看', [{ text: '请看' }]],
  ])('is told in pieces: %s', (_, text, expected) => {
    expect(partsOf(text, [wei])).toEqual(expected)
  })
})
