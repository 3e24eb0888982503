/** Where a page ended: the sort value of its last row, and its number to tell equals apart. */
export interface ListCursor {
  readonly at: Date
  readonly id: number
}

/** As opaque text for the address. */
export function writeCursor({ at, id }: ListCursor): string {
  return `${at.getTime().toString(36)}-${id.toString(36)}`
}

/** Null when the text is no cursor. */
export function readCursor(text: string | undefined): ListCursor | null {
  const parts = text?.match(/^([0-9a-z]{1,11})-([0-9a-z]{1,11})$/)
  if (!parts) return null
  const at = new Date(Number.parseInt(parts[1] ?? '', 36))
  return Number.isNaN(at.getTime()) ? null : { at, id: Number.parseInt(parts[2] ?? '', 36) }
}
