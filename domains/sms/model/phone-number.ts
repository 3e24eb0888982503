/** The country of a number that names none, where the gateway says nothing else. */
export const usualCountry = '86'

/** Digits of a number with its country's code (E.164: fifteen at most). */
const shortest = 7
const longest = 15
/** Of a number without its country’s code: a longer one that begins with the code has it already. */
const longestNational = 11

/**
 * A number as a gateway takes it: digits alone, with the country's code. A plus or two zeros before it say that the code is there; one zero
 * before a national number is left out. Null where it is no number one can dial.
 */
export function numberFrom(phone: string, country: string): string | null {
  const plain = phone.replace(/[\s().\-\u00a0]/g, '')
  const digits = /^(?:\+|00)(\d+)$/.exec(plain)?.[1] ?? nationally(plain, country)
  return digits !== null && digits.length >= shortest && digits.length <= longest ? digits : null
}

function nationally(plain: string, country: string): string | null {
  if (!/^\d+$/.test(plain)) return null
  const hasCode = plain.startsWith(country) && plain.length > longestNational
  return hasCode ? plain : country + plain.replace(/^0/, '')
}
