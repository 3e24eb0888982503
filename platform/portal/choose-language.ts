import { isRightToLeft, type Language, languageOf } from '@bole/platform/contract'

const storedUnder = 'bole.language'

/** What the page is shown in: the language of the texts, and the direction the locale asked for is read in. */
export interface Chosen {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
}

/**
 * The language the address asks for (`?lang=`), else the one chosen before, else the browser's. Who reads none of the four is most
 * likely to read English; where nothing is known of the reader it is Chinese (specification, section 1).
 */
export function chooseLanguage(search: string, stored: string | null, browser: readonly string[]): Chosen {
  const asked = new URLSearchParams(search).get('lang')
  const wanted = [asked, stored, ...browser].filter((tag) => tag !== null)
  const direction = isRightToLeft(wanted[0] ?? '') ? 'rtl' : 'ltr'
  const language = wanted.map(languageOf).find((found) => found !== null)
  return { language: language ?? (wanted.length > 0 ? 'en-US' : 'zh-CN'), direction }
}

/** What was chosen on this device before; storage may be closed to us. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storedUnder)
  } catch {
    return null
  }
}

/** Remembers a choice for the next visit. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storedUnder, language)
  } catch {
    // Nothing is lost but the memory of it.
  }
}
