import { Form, type FormItemProps } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { useField } from '../form-context.ts'

/** What every field is told. */
export interface FieldProps {
  /** The path of the field in the call's body. */
  readonly name: string
  /** What people call it: above the field, in messages, and in the notice of what somebody else changed. */
  readonly label: string
  /** Said beneath it. */
  readonly help?: ReactNode
  /** It stands in a row under another heading: the label is read out and not shown. */
  readonly isInRow?: boolean
  /** The screen wants it though the call does not. */
  readonly isRequired?: boolean
  /** Rules beside the limits of the call, as Ant Design takes them. */
  readonly rules?: NonNullable<FormItemProps['rules']>
  /** Fields its rules look at: when one of them changes, they are checked again. */
  readonly dependencies?: NonNullable<FormItemProps['dependencies']>
}

interface OwnFieldProps
  extends FieldProps,
    Pick<FormItemProps, 'getValueProps' | 'getValueFromEvent' | 'validateTrigger' | 'valuePropName'> {
  /** Said where nothing is filled in; null where that may be. */
  readonly needs?: string | null
  /** A control with `value` and `onChange`. */
  readonly children: ReactElement
}

/** A field with a control of the screen's own; all other fields are made of it. */
export function Field(props: OwnFieldProps): ReactNode {
  const { name, label, help, isInRow, isRequired, needs, rules = [], children, ...holding } = props
  useField(name, label)
  const needed = needs ? [{ required: true, message: needs }] : []
  return (
    <Form.Item
      {...holding}
      name={name.split('.')}
      extra={help}
      rules={[...needed, ...rules]}
      {...(isInRow ? {} : { label })}
    >
      {children}
    </Form.Item>
  )
}

/** What a control in a row is called, since no label stands above it. */
export function namedInRow({ isInRow, label }: FieldProps): { 'aria-label'?: string; placeholder?: string } {
  return isInRow ? { 'aria-label': label, placeholder: label } : {}
}
