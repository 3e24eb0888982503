import { type StandingWord, standings } from '@bole/imports/model'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface StandingSelectProps {
  readonly label: string
  readonly value: StandingWord | null | 'refuse'
  readonly onChange: (value: StandingWord | null | 'refuse') => void
}

/** How far somebody with a status had come, in our words. */
export function StandingSelect({ label, value, onChange }: StandingSelectProps): ReactNode {
  const t = useTexts()
  return (
    <Select
      aria-label={label}
      style={{ width: '100%', maxWidth: 420 }}
      value={value ?? 'none'}
      options={[
        { value: 'refuse', label: t('words.refuse') },
        { value: 'none', label: t('words.noStatus') },
        ...standings.map((standing) => ({ value: standing, label: t(`standings.${standing}`) })),
      ]}
      onChange={(next) =>
        onChange(next === 'refuse' ? 'refuse' : (standings.find((standing) => standing === next) ?? null))
      }
    />
  )
}
