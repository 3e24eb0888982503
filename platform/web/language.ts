import { isRightToLeft, type Language, languageOf } from '@bole/platform/contract'

const storedUnder = 'umi_locale'

/** The locale asked for: the stored one, else the browser's, else zh-CN (specification, section 1). */
export function currentLocale(): string {
  return localStorage.getItem(storedUnder) ?? navigator.language ?? 'zh-CN'
}

/** The interface language the locale is served in: the first that the browser reads and we speak, else English. */
export function currentLanguage(): Language {
  const readers = [currentLocale(), navigator.language, ...(navigator.languages ?? [])]
  return readers.map(languageOf).find((language) => language !== null && language !== undefined) ?? 'en-US'
}

/** Keeps the choice and starts again in it: every text and format follows. */
export function switchLanguage(language: Language): void {
  localStorage.setItem(storedUnder, language)
  location.reload()
}

/** The direction of the locale, for the document and the component library. */
export function currentDirection(): 'ltr' | 'rtl' {
  return isRightToLeft(currentLocale()) ? 'rtl' : 'ltr'
}
