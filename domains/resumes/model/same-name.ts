import { foldText } from './search-grams.ts'

/** Whether two names are written the same: case, width, accents and spaces within Chinese names do not count. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(name: string): string {
  const folded = foldText(name.normalize('NFKD').replace(/\p{Diacritic}/gu, ''))
  const words = folded.replace(/[\s·•.,-]+/g, ' ').trim()
  return /\p{Script=Han}/u.test(words) ? words.replaceAll(' ', '') : words
}
