import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { countForm, dateText } from './format.ts'

test.each([
  ['?lang=pt', 'en-US', ['zh-CN'], 'pt-BR', 'ltr'],
  ['', 'zh-TW', ['en-US'], 'zh-TW', 'ltr'],
  ['', null, ['fr-FR', 'en-GB'], 'en-US', 'ltr'],
  ['', null, ['fr-FR'], 'en-US', 'ltr'],
  ['?lang=fr', null, ['pt-PT'], 'pt-BR', 'ltr'],
  ['?lang=fr', null, [], 'en-US', 'ltr'],
  ['', null, [], 'zh-CN', 'ltr'],
  ['?lang=ar', null, ['en-US'], 'en-US', 'rtl'],
] as const)('%s, stored %s, browser %j: %s %s', (search, stored, browser, language, direction) => {
  expect(chooseLanguage(search, stored, browser)).toEqual({ language, direction })
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
