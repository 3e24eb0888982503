import { zoneNote } from '@bole/platform/moments'
import { DatePicker } from 'antd'
import type { ReactNode } from 'react'
import type { PathTo } from '../../shape/paths.ts'
import { holdingDays, holdingMoments, writtenDays, writtenMoments } from '../../web/picker-values.ts'
import { useField } from '../form-context.ts'
import { useFormTexts } from '../texts/index.ts'
import { Field, type FieldProps } from './field.tsx'

function useNeeds(field: FieldProps): string | null {
  const t = useFormTexts()
  const { isRequired } = useField(field.name, field.label)
  return (field.isRequired ?? isRequired) ? t('needs.choice', { label: field.label }) : null
}

/** A day; the form holds it as `2026-03-04`. */
function DayField(field: FieldProps): ReactNode {
  return (
    <Field {...field} {...holdingDays} needs={useNeeds(field)}>
      <DatePicker {...writtenDays()} style={{ width: 240 }} />
    </Field>
  )
}

/** A moment by the company's clocks, with the zone where the device's differ; the form holds ISO 8601. */
function MomentField({ help, ...field }: FieldProps): ReactNode {
  const note = zoneNote()
  const both = help && note ? [help, ' · ', note] : help || note
  return (
    <Field {...field} {...holdingMoments} needs={useNeeds(field)} help={both}>
      <DatePicker {...writtenMoments()} showTime={{ format: 'HH:mm' }} style={{ width: 240 }} />
    </Field>
  )
}

type DateField<F> = (props: FieldProps & { readonly name: PathTo<F, string> }) => ReactNode

/** The fields of days and moments of a form, apart from the others: they bring a calendar with them. */
export function dateFieldsOf<F>(_form: { readonly empty: F }): {
  readonly DayField: DateField<F>
  readonly MomentField: DateField<F>
} {
  return { DayField, MomentField }
}
