import { type Language, languages } from '@bole/platform/contract'
import { switchLanguage } from '@bole/platform/shell'
import { currentLanguage } from '@bole/platform/web'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts } from '../texts/index.ts'

/** Each language under its own name. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'pt-BR': 'Português',
  'zh-TW': '繁體中文',
}

/** The languages to choose from, in a form. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** The choice of a language on a page that needs no signing in: the browser's own, as the library's is heavier than the page. */
export function LanguageChoice(): ReactNode {
  const t = useTexts()
  return (
    <select
      className={styles.language}
      aria-label={t('language')}
      value={currentLanguage()}
      onChange={({ target }) => {
        const chosen = languages.find((one) => one === target.value)
        if (chosen) switchLanguage(chosen)
      }}
    >
      {languageOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
