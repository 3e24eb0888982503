import { describe, expect, test } from 'vitest'
import { fillText, isRightToLeft, languageOf } from './languages.ts'

describe('languageOf', () => {
  test.each([
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh_CN', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-MO', 'zh-TW'],
    ['zh_hant', 'zh-TW'],
    ['en', 'en-US'],
    ['EN-GB', 'en-US'],
    ['pt', 'pt-BR'],
    ['pt_PT', 'pt-BR'],
    ['fr-FR', null],
    ['ar', null],
    ['english', null],
    ['', null],
  ])('%s is served in %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })
})

test.each([
  ['he', true],
  ['ar-EG', true],
  ['fa-IR', true],
  ['ku', true],
  ['zh-CN', false],
  ['en-US', false],
])('%s is written from right to left: %s', (locale, isSo) => {
  expect(isRightToLeft(locale)).toBe(isSo)
})

describe('fillText', () => {
  test.each([
    ['{{name}} 已移至 {{stage}}', { name: '王小明', stage: '面试' }, '王小明 已移至 面试'],
    ['{{count}} of {{count}}', { count: 3 }, '3 of 3'],
    ['{{count}}', { count: 0 }, '0'],
    ['{{unknown}} stays', {}, '{{unknown}} stays'],
    [
      'a value is text, never a place: {{a}}',
      { a: '{{b}}', b: 'x' },
      'a value is text, never a place: {{b}}',
    ],
    ['money is $& and {{a}}', { a: '$1' }, 'money is $& and $1'],
  ])('%s', (text, values, filled) => {
    expect(fillText(text, values)).toBe(filled)
  })
})
