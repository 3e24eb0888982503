/** Text as PostgreSQL takes it: no NUL, no half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** A value as JSON that PostgreSQL takes, whatever a document put into its texts. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? storableText(inner) : inner,
  )
}
