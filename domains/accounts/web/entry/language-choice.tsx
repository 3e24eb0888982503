import { languages } from '@bole/platform/contract'
import { switchLanguage } from '@bole/platform/shell'
import { currentLanguage } from '@bole/platform/web'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts } from '../texts/index.ts'
import { languageOptions } from './language-options.ts'

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
