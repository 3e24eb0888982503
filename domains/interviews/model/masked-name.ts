const hanOrHangul = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** A name as a hall may read it: the family name of a Chinese or Korean one, the initials of another. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const [first = ''] = words
  if (hanOrHangul.test(first)) {
    const [family = '', ...given] = [...words.join('')]
    return `${family}${'*'.repeat(Math.max(1, given.length))}`
  }
  return words.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ')
}
