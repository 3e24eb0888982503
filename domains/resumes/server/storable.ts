import { storableText } from '@bole/platform/outward'

/** A value as JSON that PostgreSQL takes, whatever a document put into its texts. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? storableText(inner) : inner,
  )
}
