import { type Language, languages } from '@bole/platform/contract'
import { switchLanguage } from '@bole/platform/shell'
import { currentLanguage } from '@bole/platform/web'
import { Select } from 'antd'
import type { ReactNode } from 'react'
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

/** The choice of a language on a page that needs no signing in. */
export function LanguageChoice(): ReactNode {
  const t = useTexts()
  return (
    <Select<Language>
      aria-label={t('language')}
      value={currentLanguage()}
      options={languageOptions}
      onChange={switchLanguage}
      variant="borderless"
      popupMatchSelectWidth={160}
    />
  )
}
