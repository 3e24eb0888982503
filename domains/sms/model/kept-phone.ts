import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { writtenPhoneOf } from './phone-shape.ts'

/**
 * A phone as it is stored and compared, so that it can be dialled: mainland mobiles as 11 digits; others that name their country as
 * E.164 without the zero that is dialled at home only; others as their digits. An extension follows as ` ext. 12`. Null where it
 * cannot be one.
 */
export function phoneNumberOf(text: string): string | null {
  const written = writtenPhoneOf(text)
  if (!written) return null
  const number = mainlandIn(written.number) ?? dialledFrom(written.number)
  return written.extension ? `${number} ext. ${written.extension}` : number
}

/**
 * The digits by which a phone is found, however it is stored: without its country, where the rest is long enough to mean one phone,
 * and without a zero that is dialled at home only. Null where a text is no phone.
 */
export function foundDigitsOf(text: string): string | null {
  const stored = phoneNumberOf(text)?.replace(/ ext\..*/, '') ?? null
  if (stored === null) return null
  if (!stored.startsWith('+')) return stored.replace(/^0+/, '') || null
  const national = parsePhoneNumberFromString(stored, { extract: false })?.nationalNumber
  return national && national.length >= meansOnePhone ? national : stored.slice(1)
}

const meansOnePhone = 9

/** A number with its country's plus as the numbering plan of the country has it; another, or one no plan knows, as it is. */
function dialledFrom(number: string): string {
  if (!number.startsWith('+')) return number
  const planned = parsePhoneNumberFromString(number, { extract: false })
  if (!planned?.isPossible() || writtenPhoneOf(planned.number) === null) return number
  if (planned.number !== number) return dialledFrom(planned.number)
  return mainlandIn(number) ?? number
}

function mainlandIn(number: string): string | undefined {
  return /^\+?86(1[3-9]\d{9})$/.exec(number)?.[1]
}
