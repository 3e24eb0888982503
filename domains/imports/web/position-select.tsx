import type { ImportDetail } from '@bole/imports/contract'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface PositionSelectProps {
  readonly label: string
  readonly choices: ImportDetail['choices']
  /** Null: none here; `refuse`: nobody said, and rows are refused. */
  readonly value: number | null | 'refuse'
  /** What can be said instead of a position. */
  readonly others?: readonly ('refuse' | 'none')[]
  readonly onChange: (value: number | null | 'refuse') => void
}

/** One of the positions people can be brought to, or what becomes of rows that get none. */
export function PositionSelect({
  label,
  choices,
  value,
  others = [],
  onChange,
}: PositionSelectProps): ReactNode {
  const t = useTexts()
  const positions = choices.map(({ id, title, is_open }) => ({
    value: String(id),
    label: is_open ? title : t('words.closed', { title }),
  }))
  const words = { refuse: t('words.refuse'), none: t('words.none') }
  const chosen = value === null ? (others.length > 0 ? 'none' : null) : String(value)
  return (
    <Select
      aria-label={label}
      style={{ width: '100%', maxWidth: 420 }}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={others.length === 0}
      placeholder={t('words.choose')}
      value={chosen}
      options={[...others.map((other) => ({ value: String(other), label: words[other] })), ...positions]}
      onChange={(next?: string) => {
        if (next === 'refuse') onChange('refuse')
        else onChange(next && next !== 'none' ? Number(next) : null)
      }}
    />
  )
}
