import { InputNumber, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { asWideAs } from './as-wide-as.ts'
import type { FieldProps } from './field-props.ts'
import type { FilterShape } from './filters.ts'
import { useTyped } from './use-typed.ts'

type NumbersShape = Extract<FilterShape, { readonly kind: 'numbers' }>

/** From one whole number to another, either of which may be left open. */
export function NumbersField(props: FieldProps<NumbersShape>): ReactNode {
  const t = useTexts()
  const { label } = props
  const [from = '', to = ''] = props.names
  return (
    <Space.Compact>
      <NumberField {...props} name={from} label={t('from', { label })} />
      <NumberField {...props} name={to} label={t('to', { label })} />
    </Space.Compact>
  )
}

interface NumberFieldProps extends FieldProps<NumbersShape> {
  readonly name: string
}

function NumberField({ name, label, shape, words, change }: NumberFieldProps): ReactNode {
  const [text, setText] = useTyped(words[name] ?? '', (typed) => change({ [name]: typed || null }, true))
  const number = Number(text)
  return (
    <InputNumber
      {...asWideAs(label)}
      controls={false}
      precision={0}
      min={shape.least}
      max={shape.most}
      aria-label={label}
      placeholder={label}
      value={text === '' || Number.isNaN(number) ? null : number}
      onChange={(typed) => setText(typed === null ? '' : String(typed))}
    />
  )
}
