import { foldText } from './search-grams.ts'

/** Whether two names are written the same: case, width, accents and spaces within Chinese names do not count. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}

/** A name as it is compared: texts of one name have one key. */
export function nameKey(name: string): string {
  const folded = foldText(name.normalize('NFKD').replace(/\p{Diacritic}/gu, ''))
  const words = folded.replace(/[\s·•.,-]+/g, ' ').trim()
  return /\p{Script=Han}/u.test(words) ? words.replaceAll(' ', '') : words
}
