const written = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/

/**
 * Whether a text is a day as precisely as it is known (YYYY, YYYY-MM or YYYY-MM-DD, 1900 to 2099), and one the calendar
 * has: there is no 31 February.
 */
export function isKnownDay(text: string): boolean {
  if (!written.test(text)) return false
  return text.length < 10 || new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
}
