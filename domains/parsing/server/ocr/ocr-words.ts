import type { Page, PageWord } from '../../model/layout/page-word.ts'
import { isHan } from '../../model/text/characters.ts'

/** One word of the reader's table. */
interface Seen {
  text: string
  left: number
  top: number
  width: number
  height: number
}

const LONG_LINE = 5
const STEEPEST = 0.06
// Remains of ruled lines, read as letters.
const RULE = /^[|｜_—–~‘’'"[\](){}<>\\/!:.,、。·]+$/

const middle = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Tesseract's own table (`tsv`): level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function readTable(table: string): { width: number; height: number; lines: Seen[][] } {
  const page = { width: 1, height: 1 }
  const lines = new Map<string, Seen[]>()
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    const [level, , block, paragraph, line, , left = 0, top = 0, width = 0, height = 0, confidence = 0] =
      cells.map(Number)
    const text = (cells[11] ?? '').trim()
    if (level === 1) Object.assign(page, { width: Math.max(1, width), height: Math.max(1, height) })
    if (level !== 5 || text === '' || confidence <= 0) continue
    const key = `${block}.${paragraph}.${line}`
    lines.set(key, [...(lines.get(key) ?? []), { text, left, top, width, height }])
  }
  return { ...page, lines: [...lines.values()] }
}

/** How much the page leans: the usual slope of its long lines. */
function slopeOf(lines: Seen[][], width: number): number {
  const slopes = lines.flatMap((words) => {
    const first = words[0]
    const last = words.at(-1)
    if (!first || !last || words.length < LONG_LINE || last.left - first.left < width * 0.25) return []
    return [(last.top + last.height - first.top - first.height) / (last.left - first.left)]
  })
  const slope = middle(slopes)
  return Math.abs(slope) < STEEPEST ? slope : 0
}

/** Marks at the ends of a line or far from their neighbours that only a table's rules can have left. */
function isRemnant(words: Seen[], at: number, size: number): boolean {
  const word = words[at]
  if (!word || !RULE.test(word.text)) return false
  const before = words[at - 1]
  const after = words[at + 1]
  if (!before || !after) return /^[|｜_—–~[\]\\!]+$/.test(word.text)
  return word.left - before.left - before.width > size || after.left - word.left - word.width > size
}

const QUOTE = /^[“”"‘’『』«»]+|[“”"‘’『』«»]+$/g

/** Wide blanks between Chinese words are read as quotation marks, and single title marks: no fact has them at its ends. */
function withoutQuotes(seen: Seen[]): Seen[] {
  const all = seen.map(({ text }) => text).join('')
  const isBalanced = all.split('《').length === all.split('》').length
  return seen.flatMap((word) => {
    const text = (isBalanced ? word.text : word.text.replace(/^[《》]|[《》]$/g, '')).replace(QUOTE, '')
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** The reader sets every Chinese letter apart; between two of them only a wide gap is a blank. */
function isSpaced(before: Seen | undefined, word: Seen, size: number): boolean {
  if (!before || word.left < before.left) return false
  const gap = word.left - before.left - before.width
  return gap > size * (isHan(before.text.at(-1)) || isHan(word.text[0]) ? 0.65 : 0.12)
}

function lineWords(seen: Seen[], slope: number): PageWord[] {
  const size =
    middle(seen.map(({ height }) => height)) * (seen.some(({ text }) => isHan(text[0])) ? 1.05 : 1.15)
  const words = withoutQuotes(seen).filter((_, at, all) => !isRemnant(all, at, size))
  const level = middle(words.map(({ left, top, height }) => top + height - slope * left)) - size * 0.08
  return words.map((word, at) => ({
    text: word.text,
    x: word.left,
    baseline: level,
    drawnAt: level + slope * word.left,
    width: word.width,
    size,
    isSpaced: isSpaced(words[at - 1], word, size),
  }))
}

/** The words of a picture, set straight: letters of one line share their size and their height on the page. */
export function pageOfWords(table: string): Page {
  const { width, height, lines } = readTable(table)
  const slope = slopeOf(lines, width)
  return { width, height, words: lines.flatMap((words) => lineWords(words, slope)) }
}
