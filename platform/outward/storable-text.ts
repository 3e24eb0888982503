/** Text as PostgreSQL takes it: no NUL, no half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
