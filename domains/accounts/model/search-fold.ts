/** Letters that no decomposition takes apart, as people type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ς: 'σ' },
}

const isOwnLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * A text as people are searched by it, the same for what stands on a record and for what is typed: compatibility forms, case, accents,
 * strokes and apostrophes do not count. `folded` (migration 0462) is the same for the database.
 */
export function searchFold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|['’‘ʼʻ`´]/g, '')
    .normalize('NFC')
    .replace(isOwnLetter, (letter) => plainLetters[letter] ?? letter)
    .trim()
}
