import { languageOptions } from '@bole/accounts/web'
import type { Language } from '@bole/platform/contract'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface LanguageFieldProps {
  /** Undefined: for each candidate their own. */
  readonly value: Language | undefined
  readonly onChange: (language: Language | undefined) => void
}

/** Which language a message is in: each candidate's own, or one for all of them. */
export function LanguageField({ value, onChange }: LanguageFieldProps): ReactNode {
  const t = useTexts()
  return (
    <Select<Language | 'own'>
      aria-label={t('sending.language')}
      style={{ minWidth: 180 }}
      value={value ?? 'own'}
      options={[{ value: 'own', label: t('sending.ownLanguage') }, ...languageOptions]}
      onChange={(chosen) => onChange(chosen === 'own' ? undefined : chosen)}
    />
  )
}
