import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentDirection, currentLanguage, currentLocale, switchLanguage } from './language.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

const browserSpeaks = (language: string, ...others: readonly string[]) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language, ...others])
}

describe('the language of the page', () => {
  test.each([
    ['the stored one comes first', 'pt-BR', 'en-US', 'pt-BR'],
    ['then the browser’s', null, 'zh-HK', 'zh-TW'],
    ['one we do not speak gives way to the browser’s', 'he-IL', 'en-GB', 'en-US'],
    ['and at last to English', 'fr-FR', 'de-DE', 'en-US'],
  ])('%s', (_, stored, browser, language) => {
    if (stored) localStorage.setItem('umi_locale', stored)
    browserSpeaks(browser)
    expect(currentLanguage()).toBe(language)
  })

  test('a language further down the browser’s list comes before English', () => {
    browserSpeaks('gl-ES', 'pt-BR', 'en-US')
    expect(currentLanguage()).toBe('pt-BR')
  })

  test('the locale stays what was asked for, and so does its direction', () => {
    browserSpeaks('en-US')
    localStorage.setItem('umi_locale', 'he-IL')
    expect(currentLocale()).toBe('he-IL')
    expect(currentDirection()).toBe('rtl')
    localStorage.setItem('umi_locale', 'zh-CN')
    expect(currentDirection()).toBe('ltr')
  })

  test('switching keeps the choice and loads the page anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    switchLanguage('zh-TW')
    expect(localStorage.getItem('umi_locale')).toBe('zh-TW')
    expect(reload).toHaveBeenCalledOnce()
  })
})
