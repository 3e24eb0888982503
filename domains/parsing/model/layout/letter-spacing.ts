import { tolerances } from '../tolerances.ts'
import type { PageWord } from './page-word.ts'

const LEAST_LETTERS = 4
const { widest: WIDEST } = tolerances.letterSpacing
const LETTERS = /^[\p{Lu}\p{Ll}\d&'’.-]{1,4}$/u

/** The gap in front of a word when it may go on a run of letters set apart; null when it ends one. */
function gapIn(before: PageWord, word: PageWord): number | null {
  const isAlike = LETTERS.test(before.text) && LETTERS.test(word.text) && before.size === word.size
  const gap = (word.x - before.x - before.width) / Math.max(1e-6, word.size)
  return isAlike && gap > 0 && gap < WIDEST ? gap : null
}

const middleOf = (gaps: number[]) => [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0

/** Whether a run is one of letters: mostly single ones (kerning draws a few together), with even gaps. */
function isSpaced(run: PageWord[]): boolean {
  const singles = run.filter(({ text }) => [...text].length === 1).length
  return run.length >= LEAST_LETTERS && singles >= run.length * 0.6
}

/**
 * For each word of a row that goes on a text of spaced letters ("C A M I L L E"), what stands between two of its letters
 * in ems; 0 for every other word.
 */
export function letterSpacings(words: PageWord[]): number[] {
  const spacings = words.map(() => 0)
  let start = 0
  let gaps: number[] = []
  for (let at = 1; at <= words.length; at++) {
    const [before, word] = [words[at - 1], words[at]]
    const gap = before && word ? gapIn(before, word) : null
    if (gap !== null) {
      gaps.push(gap)
      continue
    }
    if (isSpaced(words.slice(start, at))) spacings.fill(middleOf(gaps), start + 1, at)
    start = at
    gaps = []
  }
  return spacings
}
