import { CallRefused } from '@bole/platform/web'
import type { FormInstance } from 'antd'

/** Says a refusal at the field that its code is about, so that it stands where it is mended too. */
export function sayAtField<Fields>(
  form: FormInstance<Fields>,
  error: Error,
  fields: Readonly<Record<string, Extract<Parameters<typeof form.setFields>[0][number]['name'], string>>>,
): void {
  const name = error instanceof CallRefused ? fields[error.code] : undefined
  if (name) form.setFields([{ name, errors: [error.message] }])
}
