import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useField } from '../form-context.ts'
import { useFormTexts } from '../texts/index.ts'
import { Field, type FieldProps, namedInRow } from './field.tsx'

/** One of what can be chosen. */
interface Option<Value = unknown> {
  readonly value: Value
  readonly label: string
}

export interface ChoiceFieldProps<Value = unknown> extends FieldProps {
  /** Undefined while they are on their way. */
  readonly options: readonly Option<Value>[] | undefined
  /** What is chosen already: it stays to be chosen though it is no longer offered. */
  readonly kept?: Option<Value> | null | undefined
  /** It can be emptied. */
  readonly canBeEmpty?: boolean
  readonly isDisabled?: boolean
  readonly placeholder?: string
  /** The server searches, as `useChoices` has it do. Without it the labels here are searched. */
  readonly onSearch?: ((typed: string) => void) | undefined
}

/** One or several of what is offered; several where the form holds a list. What is emptied is null, so that the call hears of it. */
export function ChoiceField(props: ChoiceFieldProps & { readonly isMultiple?: boolean }): ReactNode {
  const { options, kept, canBeEmpty, isDisabled, placeholder, onSearch, isMultiple, ...field } = props
  const t = useFormTexts()
  const { isRequired, min = 0, max } = useField(field.name, field.label)
  const isKept = kept && !options?.some(({ value }) => value === kept.value)
  // A list that may be empty is sent all the same.
  const isNeeded = field.isRequired ?? (isMultiple ? min > 0 : isRequired)
  const needs = isNeeded ? t('needs.choice', { label: field.label }) : null
  return (
    <Field {...field} needs={needs} getValueFromEvent={(value: unknown) => value ?? null}>
      <Select
        {...namedInRow(field)}
        allowClear={canBeEmpty ?? false}
        {...(isDisabled ? { disabled: true } : {})}
        {...(placeholder ? { placeholder } : {})}
        {...(isMultiple ? { mode: 'multiple', ...(max === undefined ? {} : { maxCount: max }) } : {})}
        loading={options === undefined}
        showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
        options={[...(isKept ? [kept] : []), ...(options ?? [])]}
      />
    </Field>
  )
}

export interface TagsFieldProps extends FieldProps {
  /** Words in use, to be chosen from. */
  readonly offered?: readonly string[]
}

/** Words of people's own, typed or chosen from those in use. */
export function TagsField({ offered = [], ...field }: TagsFieldProps): ReactNode {
  const { max } = useField(field.name, field.label)
  return (
    <Field {...field}>
      <Select
        {...namedInRow(field)}
        mode="tags"
        // Else Tab, to the next field, would take in the first that is offered.
        defaultActiveFirstOption={false}
        {...(max === undefined ? {} : { maxCount: max })}
        tokenSeparators={[',', '，', '、', ';', '；']}
        options={offered.map((word) => ({ value: word, label: word }))}
      />
    </Field>
  )
}
