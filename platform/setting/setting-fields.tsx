import type { BodyLimits } from '@bole/platform/contract'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { fields as components } from '../form/fields/index.ts'
import { FieldGroup, FieldRow } from '../form/record-form.tsx'

/** A field as a screen says it; its control follows from what it holds, unless there is one of its own. */
export interface SettingField<Values> {
  readonly name: string & keyof Values
  readonly label: string
  readonly help?: ReactNode
  readonly placeholder?: string
  /** Where what the call takes does not say so. */
  readonly isRequired?: boolean
  /** The only values there are. */
  readonly options?: readonly { readonly value: unknown; readonly label: string }[]
  readonly canBeEmpty?: boolean
  /** What is filled in by other means than a number, a switch, a choice, words or a text. */
  readonly control?: ReactElement
  /** A value in words, as the history says it, where it says more than the field's control would. */
  readonly words?: (value: never) => string
}

/** A field, several short ones in a row, or a part of the screen's own between them. */
export type SettingPart<Values> = SettingField<Values> | readonly SettingField<Values>[] | ReactElement

export interface SettingGroup<Values> {
  readonly title?: string
  readonly help?: string
  readonly fields: readonly SettingPart<Values>[]
}

export type AnyField = SettingField<Readonly<Record<string, unknown>>>
export type AnyGroup = SettingGroup<Readonly<Record<string, unknown>>>
type AnyPart = AnyGroup['fields'][number]

interface ShownBy {
  readonly defaults: Readonly<Record<string, unknown>>
  readonly limits: BodyLimits
}

/** All fields of a screen's groups. */
export function fieldsIn(groups: readonly AnyGroup[]): readonly AnyField[] {
  return groups.flatMap(({ fields }) => fields.flatMap((part) => (isElement(part) ? [] : part)))
}

const isElement = (part: AnyPart): part is ReactElement => isValidElement(part)

/** The fields of one group, on a sheet of their own where it has a title. */
export function Group({ group, ...by }: ShownBy & { readonly group: AnyGroup }): ReactNode {
  const parts = group.fields.map((part) => {
    if (isElement(part)) return part
    if (!Array.isArray(part)) return fieldOf(part as AnyField, by)
    const row = part as readonly AnyField[]
    return <FieldRow key={row.map(({ name }) => name).join()}>{row.map((one) => fieldOf(one, by))}</FieldRow>
  })
  if (group.title === undefined) return parts
  return (
    <FieldGroup title={group.title}>
      {group.help !== undefined && <p>{group.help}</p>}
      {parts}
    </FieldGroup>
  )
}

function fieldOf({ words: _, control, options, canBeEmpty, ...field }: AnyField, by: ShownBy): ReactNode {
  const { Field, ChoiceField, NumberField, SwitchField, TagsField, TextField } = components
  const { name } = field
  const byDefault = by.defaults[name]
  const emptying = canBeEmpty === undefined ? {} : { canBeEmpty }
  if (control)
    return (
      <Field key={name} {...field}>
        {control}
      </Field>
    )
  if (options) return <ChoiceField key={name} {...field} {...emptying} options={options} />
  if (typeof byDefault === 'boolean') return <SwitchField key={name} {...field} />
  if (typeof byDefault === 'number' || by.limits[name]?.isWhole) return <NumberField key={name} {...field} />
  if (Array.isArray(byDefault)) return <TagsField key={name} {...field} />
  return <TextField key={name} {...field} />
}
