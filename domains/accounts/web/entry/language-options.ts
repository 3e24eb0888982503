import { type Language, languages } from '@bole/platform/contract'

/** Each language under its own name. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'pt-BR': 'Português',
  'zh-TW': '繁體中文',
}

/** The languages to choose from, in a form. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))
