import { Form, InputNumber } from 'antd'
import { type ReactNode, useState } from 'react'
import { unitOf } from '../../web/amounts.ts'
import { useField } from '../form-context.ts'
import { useFormTexts } from '../texts/index.ts'
import { Field, type FieldProps, namedInRow } from './field.tsx'
import { type Fitted, fittedTo } from './fitted.ts'

export interface NumberFieldProps extends FieldProps {
  readonly placeholder?: string
}

export interface MoneyFieldProps extends NumberFieldProps {
  /** The field that holds the currency. */
  readonly currency: string
}

/** A number within the call's limits; `unit` of those make the one that is typed. */
function NumberIn({ unit, placeholder, ...field }: NumberFieldProps & { readonly unit: number | null }) {
  const t = useFormTexts()
  const { label } = field
  const { isRequired, min, max, isWhole } = useField(field.name, label)
  const typed = (limit: number) => limit / (unit ?? 1)
  const needs = min === undefined ? t('needs.text', { label }) : t('needs.least', { label, min: typed(min) })
  const [fitted, setFitted] = useState<Fitted | null>(null)
  const bounds = { min: min && typed(min), max: max && typed(max), isWhole: isWhole && unit === null }
  const said = fitted && <span role="status">{t(`fitted.${fitted.why}`, { ...fitted })}</span>
  return (
    <Field {...field} help={said ?? field.help} needs={(field.isRequired ?? isRequired) ? needs : null}>
      <InputNumber<number>
        // The arrow keys step; buttons for it would be called the same in every field.
        controls={false}
        onBlur={({ target }) => setFitted(fittedTo(bounds, target.value))}
        style={{ width: '100%', ...(field.isInRow ? {} : { maxWidth: 240 }) }}
        {...namedInRow(field)}
        {...(min === undefined ? {} : { min: typed(min) })}
        {...(max === undefined ? {} : { max: typed(max) })}
        {...(isWhole && unit === null ? { precision: 0 } : {})}
        {...(placeholder ? { placeholder } : {})}
      />
    </Field>
  )
}

/** A number within the call's limits. */
export function NumberField(field: NumberFieldProps): ReactNode {
  return <NumberIn {...field} unit={null} />
}

/** An amount as people write it; the call's limits are of the smallest unit of the currency chosen beside it. */
export function MoneyField({ currency, ...field }: MoneyFieldProps): ReactNode {
  const chosen: string | null | undefined = Form.useWatch(currency.split('.'), { preserve: true })
  return <NumberIn {...field} unit={chosen ? unitOf(chosen) : 1} />
}
