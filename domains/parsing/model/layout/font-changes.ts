import type { PageWord } from './page-word.ts'

const MOST_CHANGES = 3
const LONGEST = 110
const FEWEST_WORDS = 4
const NAME_SIZE = 15

const isLatin = (sign: string | undefined) => sign !== undefined && /[\p{Script=Latin}\d(]/u.test(sign)

// Letters joined in one glyph often come from another font than the rest of their word.
const JOINED = /[\ufb00-\ufb06]/

/** Whether two Latin words are set in different fonts: a bold name before a plain post. */
function changes(before: PageWord, word: PageWord): boolean {
  const [last, first] = [before.text.at(-1), word.text[0]]
  const isOneScript = isLatin(last) && isLatin(first)
  if (JOINED.test(before.text) || JOINED.test(word.text)) return false
  return isOneScript && before.font !== undefined && word.font !== undefined && before.font !== word.font
}

/**
 * The words of a row in front of which its font changes, where few do: what is set apart so is two facts. Emphasis within
 * a sentence is none.
 */
export function fontChanges(words: PageWord[]): Set<PageWord> {
  const found = words.filter((word, at) => {
    const before = words[at - 1]
    return before !== undefined && changes(before, word)
  })
  const length = words.reduce((sum, { text }) => sum + text.length + 1, 0)
  const isSentence = /[.。;；]$/.test(words.at(-1)?.text ?? '')
  return new Set(found.length > MOST_CHANGES || length > LONGEST || isSentence ? [] : found)
}

/**
 * Whether the one change of font in a row parts two facts though only a blank stands between them: in a row of text, not in
 * a name set in two weights.
 */
export const isOnlyChange = (words: PageWord[], changed: Set<PageWord>): boolean =>
  changed.size === 1 && words.length >= FEWEST_WORDS && words.every(({ size }) => size < NAME_SIZE)
