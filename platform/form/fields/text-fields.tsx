import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useField } from '../form-context.ts'
import { useFormTexts } from '../texts/index.ts'
import { Field, type FieldProps, namedInRow } from './field.tsx'

export interface TextFieldProps extends FieldProps {
  /** Where the form begins, when it is new. */
  readonly autoFocus?: boolean
  readonly placeholder?: string
}

export interface TextAreaFieldProps extends FieldProps {
  /** Lines it shows while it is empty; it grows with what is typed. */
  readonly lines?: number
}

const blank = (needs: string | null) => (needs ? [{ whitespace: true, message: needs }] : [])

/** How much room is left, from four fifths on. */
const nearEnd = {
  formatter: ({ count, maxLength = 0 }: { readonly count: number; readonly maxLength?: number }) =>
    count >= maxLength * 0.8 ? `${count} / ${maxLength}` : '',
}

/** A text that the call wants may not be blank either. */
function useText(field: FieldProps) {
  const t = useFormTexts()
  const { min = 0, max } = useField(field.name, field.label)
  const needs = field.isRequired || min > 0 ? t('needs.text', { label: field.label }) : null
  return {
    field: { ...field, needs, rules: [...blank(needs), ...(field.rules ?? [])] },
    control: { ...namedInRow(field), ...(max === undefined ? {} : { maxLength: max, showCount: nearEnd }) },
  }
}

/** One line of text. */
export function TextField({ autoFocus = false, placeholder, ...given }: TextFieldProps): ReactNode {
  const { field, control } = useText(given)
  return (
    <Field {...field}>
      <Input {...control} autoFocus={autoFocus} {...(placeholder ? { placeholder } : {})} />
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({ lines = 5, ...given }: TextAreaFieldProps): ReactNode {
  const { field, control } = useText(given)
  return (
    <Field {...field}>
      <Input.TextArea {...control} autoSize={{ minRows: lines, maxRows: 20 }} />
    </Field>
  )
}
