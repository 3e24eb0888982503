import type { LineWord, TextLine } from '../document.ts'
import type { Box } from '../reading.ts'
import { isHan } from '../text/characters.ts'
import { unite } from '../text/locate.ts'
import { tolerances } from '../tolerances.ts'
import { fontChanges, isOnlyChange } from './font-changes.ts'
import { letterSpacings } from './letter-spacing.ts'
import type { Page, PageWord, Row } from './page-word.ts'

const {
  blank: BLANK,
  hanBlank: HAN_BLANK,
  cell: CELL,
  likelyCell: LIKELY_CELL,
  usual: USUAL,
  changed: CHANGED,
  kern: KERN,
  wordGap: WORD_GAP,
} = tolerances.rowText
const LARGE = 20
const CELL_GAP = 9
const BULLET = /^(?:[•·●○■□◆◇▪▫◦‣※➢*>\u{f000}-\u{f0ff}-]|\d{1,2}[.、)])$/u

const gapBetween = (before: PageWord, word: PageWord) =>
  (word.x - before.x - before.width) / Math.max(1e-6, Math.min(before.size, word.size))

/** From what gap on a new cell begins in a row: well past its usual blanks, which justified text stretches. */
function cellGap(words: PageWord[]): number {
  // A reader of pictures takes letters for smaller than they are: a typewriter's blanks look as wide as cells' gaps.
  const widest = words[0]?.drawnAt === undefined ? LIKELY_CELL : CELL
  const gaps = words.flatMap((word, index) => {
    const before = words[index - 1]
    const gap = before ? gapBetween(before, word) : 0
    return gap > BLANK && gap < widest ? [gap] : []
  })
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? USUAL
  return Math.min(CELL, Math.max(LIKELY_CELL, middle * 2.4))
}

function separator(
  before: PageWord | undefined,
  word: PageWord,
  cell: number,
  spacing: number,
  isChanged: boolean,
): string {
  if (!before) return ''
  const gap = gapBetween(before, word)
  const isNewWord = /\p{Ll}$/u.test(before.text) && /^\p{Lu}/u.test(word.text)
  if (spacing > 0 && !isNewWord) return gap < spacing * WORD_GAP ? '' : gap > spacing * CELL_GAP ? '\t' : ' '
  if (BULLET.test(before.text)) return ' '
  const isName = isChanged && word.size >= LARGE && Math.min(before.text.length, word.text.length) > 2
  if (isChanged && gap < CHANGED && ((isNewWord && gap > KERN) || isName)) return ' '
  if (gap > cell || (isChanged && gap > CHANGED)) return '\t'
  const isInner = isHan(before.text.at(-1)) && isHan(word.text[0])
  // A reader of pictures tells blanks itself: it knows how uneven its letters' boxes are.
  const blank = word.drawnAt !== undefined ? LIKELY_CELL : isInner ? HAN_BLANK : BLANK
  if (word.isSpaced || gap > blank) return ' '
  return ''
}

/** A row's text: blanks where words stand apart, a tab where a new cell begins. */
export function rowText({ words, text }: Row): string {
  if (text !== undefined) return text
  const cell = cellGap(words)
  const spacings = letterSpacings(words)
  const changed = fontChanges(words)
  const isOnly = isOnlyChange(words, changed)
  return words
    .map(
      (word, index) =>
        separator(
          words[index - 1],
          word,
          isOnly && changed.has(word) ? BLANK : cell,
          spacings[index] ?? 0,
          changed.has(word),
        ) + word.text,
    )
    .join('')
}

const within = (value: number) => Math.min(1, Math.max(0, value))

function boxOf(word: PageWord, page: Page): Box {
  const from = word.drawnFrom ?? word.x
  const x = within(from / page.width)
  const y = within(((word.drawnAt ?? word.baseline) - word.size * 0.88) / page.height)
  const right = within((from + word.width) / page.width)
  const bottom = within(((word.drawnAt ?? word.baseline) + word.size * 0.22) / page.height)
  return { x, y, width: right - x, height: Math.max(0, bottom - y) }
}

/** A row as a line of the document. */
export function rowLine(row: Row, page: Page, number: number): TextLine {
  const words: LineWord[] = row.words.map((word) => ({ text: word.text, box: boxOf(word, page) }))
  const box = unite(words.flatMap((word) => word.box ?? []))
  return { page: number, box, block: null, text: rowText(row), size: Math.round(row.size * 10) / 10, words }
}
