import type { Rule } from './rules.ts'

/** A word on a page, in any unit as long as the page is measured in the same; origin at the top left. */
export interface PageWord {
  text: string
  x: number
  /** Where the letters stand. */
  baseline: number
  width: number
  size: number
  /** Where its letters stand on a page that leans, when not at `baseline`. */
  drawnAt?: number
  /** Where it begins on a page that leans, when not at `x`. */
  drawnFrom?: number
  /** A name for the font it is set in, within its page; absent where the source cannot tell. */
  font?: string
  /** Whether the writer put a blank in front of it. */
  isSpaced: boolean
}

/** A run of text turned by a quarter, with the stretch of the page it takes. */
export interface TurnedRun {
  text: string
  x: number
  top: number
  bottom: number
  size: number
  /** Whether it is read from the bottom up. */
  isUpward: boolean
}

/** A page with its words in the order they were drawn. */
export interface Page {
  width: number
  height: number
  words: PageWord[]
  /** Text turned by a quarter, where the source can tell. */
  turned?: TurnedRun[]
  /** Straight lines drawn on it, where they were asked for. */
  rules?: Rule[]
}

/** Words of one height on the page, from left to right. */
export interface Row {
  baseline: number
  size: number
  words: PageWord[]
  /** Its text, where the words' places alone do not tell it. */
  text?: string
}

/** More words than this on one page are no résumé's. */
export const WORD_LIMIT = 8000

const sameWord = (one: PageWord, other: PageWord) =>
  one.text === other.text &&
  Math.abs(one.x - other.x) < one.size * 0.25 &&
  Math.abs(one.baseline - other.baseline) < one.size * 0.25

/** Gathers words into rows. Words drawn twice (how some programs make letters bold) count once. */
export function toRows(words: PageWord[]): Row[] {
  const rows: Row[] = []
  const sorted = words.slice(0, WORD_LIMIT).sort((a, b) => a.baseline - b.baseline || a.x - b.x)
  for (const word of sorted) {
    const last = rows.at(-1)
    const near = last && Math.abs(word.baseline - last.baseline) <= Math.min(last.size, word.size) * 0.45
    if (near) last.words.push(word)
    else rows.push({ baseline: word.baseline, size: word.size, words: [word] })
  }
  for (const row of rows) {
    row.words.sort((a, b) => a.x - b.x)
    row.words = row.words.filter(
      (word, index) => !row.words.slice(Math.max(0, index - 3), index).some((other) => sameWord(other, word)),
    )
    row.size = Math.max(...row.words.map(({ size }) => size))
  }
  return rows
}
