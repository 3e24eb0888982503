import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** Yes or no. */
export function SwitchField(field: Omit<FieldProps, 'isRequired' | 'isInRow' | 'rules'>): ReactNode {
  return (
    <Field {...field} valuePropName="checked">
      <Switch />
    </Field>
  )
}
