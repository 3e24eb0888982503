import { wordOf } from '@bole/platform/web'
import { degrees } from '@bole/positions/model'
import { Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { genders } from '../model/facts-of.ts'
import { useTexts } from './texts/index.ts'

interface FieldInputProps {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
  readonly onSave: (value: string, byKey: boolean) => void
  readonly onCancel: () => void
}

/** The choices of a field, under the words they are read by; undefined where anything can be written. */
export function choicesOf(
  path: string,
): { readonly of: 'genders' | 'degrees'; readonly codes: readonly string[] } | undefined {
  if (path === 'gender') return { of: 'genders', codes: genders }
  return path.endsWith('degree') ? { of: 'degrees', codes: degrees } : undefined
}

/** Where one value is written or chosen: Enter and leaving it save, Escape does not. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { path, label, value, isDisabled, onChange, onSave, onCancel } = props
  const t = useTexts()
  const choices = choicesOf(path)
  if (choices)
    return (
      <Select
        autoFocus
        defaultOpen
        allowClear
        aria-label={label}
        style={{ minWidth: 160 }}
        value={value || null}
        disabled={isDisabled}
        options={choices.codes.map((code) => ({ value: code, label: wordOf(t, `${choices.of}.${code}`) }))}
        onChange={(chosen: string | null | undefined) => {
          onChange(chosen ?? '')
          onSave(chosen ?? '', true)
        }}
        onBlur={() => onSave(value, false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          event.stopPropagation()
        }}
      />
    )
  return (
    <Input.TextArea
      autoFocus
      autoSize
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onSave(value, false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault()
          onSave(value, true)
        }
        event.stopPropagation()
      }}
    />
  )
}
