const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/**
 * A number of an identity paper as it is compared: of a mainland citizen the 18 characters of GB 11643-1999, with an old one of 15
 * brought to that form; others (passports, permits) as capitals and digits. Null where it cannot be one: fewer than 6 characters, more
 * than 20, no digit, or 18 characters with a wrong check digit.
 */
export function idNumberOf(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')
  if (/^\d{15}$/.test(plain)) return withCheck(`${plain.slice(0, 6)}19${plain.slice(6)}`)
  if (/^\d{17}[\dX]$/.test(plain)) return withCheck(plain.slice(0, 17)) === plain ? plain : null
  return /^(?=.*\d)[A-Z\d]{6,20}$/.test(plain) ? plain : null
}

function withCheck(first: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(first[at]), 0)
  return `${first}${checks[sum % 11]}`
}
