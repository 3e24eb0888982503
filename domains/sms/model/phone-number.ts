/** Digits of a number with its country's code (E.164: fifteen at most). */
const shortest = 7
const longest = 15

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
  return /^\d+$/.test(plain) ? country + plain.replace(/^0/, '') : null
}
