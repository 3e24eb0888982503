import type { InputHTMLAttributes } from 'react'
import type { TextKey } from '../texts/index.ts'
import type { FieldName } from './draft.ts'
import { Field, type FormState } from './field.tsx'

interface Props extends FormState {
  readonly name: FieldName
  readonly hint?: TextKey
  readonly input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'dir'
  >
}

/** A line of text. */
export function TextField({ input, ...field }: Props) {
  const { name, onType, onLeave } = field
  return (
    <Field {...field}>
      {(given) => (
        <input
          type="text"
          {...input}
          {...given}
          onChange={(event) => onType(name, event.target.value)}
          onBlur={() => onLeave(name)}
        />
      )}
    </Field>
  )
}

/** Several lines of text. */
export function LongField(field: FormState & { readonly name: FieldName }) {
  const { name, onType, onLeave } = field
  return (
    <Field {...field}>
      {(given) => (
        <textarea
          rows={4}
          maxLength={2000}
          {...given}
          onChange={(event) => onType(name, event.target.value)}
          onBlur={() => onLeave(name)}
        />
      )}
    </Field>
  )
}

interface ChoiceProps extends FormState {
  readonly name: FieldName
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly none: string
}

/** One of a few; the phone's own picker is the largest target there is. */
export function ChoiceField({ options, none, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      {(given) => (
        <select {...given} onChange={(event) => field.onType(field.name, event.target.value)}>
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
