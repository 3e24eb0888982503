import { beforeAll, describe, expect, test, vi } from 'vitest'
import { registerTexts, startTexts, useTexts, wordOf } from './texts.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    sample: typeof english
  }
}

const english = {
  greeting: 'Hello {{name}}, it is {{day}}',
  chosen_one: '{{count}} candidate chosen',
  chosen_other: '{{count}} candidates chosen',
  stages: { interview: 'Interview', '/site/login': 'Sign in' },
}
const otherLanguage = vi.fn(async () => ({ default: english }))

beforeAll(async () => {
  localStorage.setItem('umi_locale', 'en-US')
  registerTexts('sample', {
    'zh-CN': otherLanguage,
    'en-US': async () => ({ default: english }),
    'pt-BR': otherLanguage,
    'zh-TW': otherLanguage,
  })
  await startTexts()
})

test('only the language spoken is loaded', () => {
  expect(otherLanguage).not.toHaveBeenCalled()
})

describe('a text', () => {
  test('is found by its words, with its values in place', () => {
    const t = useTexts('sample')
    expect(t('stages.interview')).toBe('Interview')
    expect(t('greeting', { name: '<Ann>', day: 3 })).toBe('Hello <Ann>, it is 3')
  })

  test.each([
    [1, '1 candidate chosen'],
    [0, '0 candidates chosen'],
    [12, '12 candidates chosen'],
  ])('counts %s', (count, words) => {
    expect(useTexts('sample')('chosen', { count })).toBe(words)
  })

  test('that does not exist does not compile, and says its key', () => {
    // @ts-expect-error: no such text
    expect(useTexts('sample')('stages.offer')).toBe('stages.offer')
  })

  test('is the same function at every render', () => {
    expect(useTexts('sample')).toBe(useTexts('sample'))
  })
})

test.each([
  ['stages.interview', undefined, 'Interview'],
  ['stages.offer', undefined, 'offer'],
  ['stages.offer', 'An offer', 'An offer'],
  ['stages', 'Stages', 'Stages'],
])('a word only known while the program runs: %s or else %s', (key, fallback, word) => {
  expect(wordOf(useTexts('sample'), key, {}, fallback)).toBe(word)
})
