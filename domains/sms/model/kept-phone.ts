/**
 * A phone as it is stored and compared: mainland mobiles as 11 digits, others as digits with their country's plus;
 * null when it cannot be one (fewer than 7 digits, more than 15, or letters).
 */
export function phoneNumberOf(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s().\-–—]/g, '')
  if (!/^\+?\d{7,18}$/.test(plain)) return null
  const mainland = /^(?:\+|00)?86(1[3-9]\d{9})$/.exec(plain)?.[1]
  if (mainland) return mainland
  const digits = plain.replace(/^00(?=\d{9,})/, '+')
  return digits.replace('+', '').length <= 15 ? digits : null
}
