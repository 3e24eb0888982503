import type { ReactNode } from 'react'
import type { PathOf, PathTo, ValueAt } from '../../shape/paths.ts'
import { ChoiceField, type ChoiceFieldProps, TagsField, type TagsFieldProps } from './choice-fields.tsx'
import { Field } from './field.tsx'
import { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from './number-fields.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './text-fields.tsx'

type Items<Value> = Value extends readonly (infer Item)[] ? Item : never
type Named<Props, F, Value> = (props: Props & { readonly name: PathTo<F, Value> }) => ReactNode
type ChoiceOf<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? ChoiceFieldProps<Items<NonNullable<Value>>> & { readonly isMultiple: true }
    : ChoiceFieldProps<NonNullable<Value>>

/** The components of the fields of a form: each takes only the names of fields that hold what it shows. */
export interface TypedFields<F> {
  readonly TextField: Named<TextFieldProps, F, string>
  readonly TextAreaField: Named<TextAreaFieldProps, F, string>
  readonly NumberField: Named<NumberFieldProps, F, number>
  readonly MoneyField: Named<MoneyFieldProps & { readonly currency: PathTo<F, string> }, F, number>
  readonly ChoiceField: <Path extends PathOf<F>>(
    props: ChoiceOf<ValueAt<F, Path>> & { readonly name: Path },
  ) => ReactNode
  readonly TagsField: Named<TagsFieldProps, F, readonly string[]>
  readonly SwitchField: Named<Parameters<typeof SwitchField>[0], F, boolean>
  readonly Field: (props: Parameters<typeof Field>[0] & { readonly name: PathOf<F> }) => ReactNode
}

/** The same components, for any form. */
export const fields = {
  TextField,
  TextAreaField,
  NumberField,
  MoneyField,
  ChoiceField,
  TagsField,
  SwitchField,
  Field,
}
