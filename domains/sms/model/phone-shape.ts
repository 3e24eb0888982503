/** A phone as somebody wrote it: its digits with their country's plus, and the extension behind it. */
export interface WrittenPhone {
  readonly number: string
  readonly extension: string | null
}

const extensionWords =
  /[\s,]*(?:;ext=|(?:extension|extn|ext|ramal|x|#|доб|转|轉|分机|分機|内线|內線)[.:]?\s*)(\d{1,7})$/iu

/**
 * Takes a written phone apart; null where it cannot be one (fewer than 7 digits, more than 15, or letters). It knows no countries, so
 * that a browser can ask it; `phoneNumberOf` gives what is stored.
 */
export function writtenPhoneOf(text: string): WrittenPhone | null {
  const whole = text.normalize('NFKC').trim()
  const extension = extensionWords.exec(whole)
  const main = extension ? whole.slice(0, extension.index) : whole
  const plain = main.replace(/[\s()./\-‐‑–—]/g, '').replace(/^00(?=\d{9,})/, '+')
  if (!/^\+?\d{7,18}$/.test(plain)) return null
  const isTooLong = plain.replace('+', '').length > 15
  return isTooLong ? null : { number: plain, extension: extension?.[1] ?? null }
}

/** Whether a text can be a phone: whether `phoneNumberOf` takes it. */
export function isWrittenPhone(text: string): boolean {
  return writtenPhoneOf(text) !== null
}
