/** A cell of Excel holds no more letters. */
const mostLetters = 32_767

/** What a table program may take for the beginning of a formula, in full width as well. */
const begins = /^[\s]*[=+\-@＝＋－＠\t\r]/

/** A phone number or a number, which is no formula however it begins. */
const isNumber = /^[+-]?\d[\d ()-]*(?:\.\d+)?$/

/** What no XML may hold. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * A text as it may stand in a cell: what would be run as a formula when the table is opened or saved as CSV gets an apostrophe
 * before it (OWASP, CSV injection). Numbers and phones stay as they are.
 */
export function safeCell(text: string): string {
  const own = text.toWellFormed().replace(unwritable, '')
  const guarded = begins.test(own) && !isNumber.test(own) ? `'${own}` : own
  return guarded.slice(0, mostLetters)
}
