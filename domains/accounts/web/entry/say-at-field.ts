import { CallRefused } from '@bole/platform/web'
import type { FormInstance } from 'antd'

/** Says a refusal at the field that its code is about, so that it stands where it is mended too. */
export function sayAtField<Fields>(
  form: FormInstance<Fields>,
  error: Error,
  fields: Readonly<Record<string, keyof Fields & string>>,
): void {
  const name = error instanceof CallRefused ? fields[error.code] : undefined
  if (name) form.setFields([{ name, errors: [error.message] }])
}
