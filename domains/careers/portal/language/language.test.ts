import { languages } from '@bole/platform/contract'
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { countForm, dateText, salaryText } from './format.ts'
import { loadTexts } from './load-texts.ts'

test.each([
  ['?lang=pt', 'en-US', ['zh-CN'], 'pt-BR', 'ltr'],
  ['', 'zh-TW', ['en-US'], 'zh-TW', 'ltr'],
  ['', null, ['fr-FR', 'en-GB'], 'en-US', 'ltr'],
  ['', null, ['fr-FR'], 'zh-CN', 'ltr'],
  ['?lang=ar', null, ['en-US'], 'en-US', 'rtl'],
] as const)('%s, stored %s, browser %j: %s %s', (search, stored, browser, language, direction) => {
  expect(chooseLanguage(search, stored, browser)).toEqual({ language, direction })
})

test('every language has the same texts with the same places to fill in, and none is left in another', async () => {
  const [chinese, ...others] = await Promise.all(languages.map(loadTexts))
  const placesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
  for (const texts of others) {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(placesOf(text), key).toEqual(
        placesOf(Object.entries(chinese ?? {}).find(([one]) => one === key)?.[1] ?? ''),
      )
    }
  }
  expect(Object.values(others[0] ?? {}).join()).not.toMatch(/\p{Script=Han}/u)
  expect(Object.values(others[1] ?? {}).join()).not.toMatch(/\p{Script=Han}/u)
})

test.each([
  ['zh-CN', 3_000_000, 5_000_000, 'CNY', '¥3万 – ¥5万'],
  ['en-US', 800_000, 1_250_000, 'USD', '$8K – $12.5K'],
  ['en-US', 3_000_000, null, 'CNY', '¥30K+'],
  ['en-US', null, null, 'CNY', null],
  ['en-US', 300_000, 300_000, 'JPY', '¥300K'],
] as const)('%s salary %s to %s %s: %s', (language, from, to, currency, expected) => {
  expect(salaryText(language, { from, to, currency })).toBe(expected)
})

test('a day is the same day in every time zone', () => {
  expect(dateText('en-US', '2030-01-09')).toBe('Jan 9, 2030')
  expect(dateText('zh-CN', '2030-01-09')).toBe('2030年1月9日')
})

test('one position, two positions, and Chinese that does not mind', () => {
  expect([countForm('en-US', 1), countForm('en-US', 2), countForm('zh-CN', 1)]).toEqual([
    'one',
    'other',
    'other',
  ])
})
