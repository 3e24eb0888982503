import type { DocumentText, TextLine } from '../document.ts'
import { normaliseLine } from './normalise.ts'
import { continuedLines } from './paragraphs.ts'
import { countsRepublicYears, westernYears } from './republic-years.ts'

/** A line prepared for reading: normalised text, its cells and how it looks among the others. */
export interface Line {
  index: number
  raw: TextLine
  text: string
  cells: string[]
  isBullet: boolean
  /** Size as a multiple of the document's usual one; 1 when unknown. */
  scale: number
  isBold: boolean
  /** Left edge as a fraction of the page; null in flowing documents. */
  left: number | null
  /** Right edge as a fraction of the page; null in flowing documents. */
  right: number | null
  /** Whether it was begun only because the line before had no room left. */
  goesOn: boolean
}

/** More lines than this are not read: no résumé has them, and every rule stays linear in this figure. */
export const DOCUMENT_LIMIT = 4000

// TeX's symbol fonts have their dash and their dot where others have a brace.
const MARK = '[•·●○■□◆◇▪▫◦‣※➢▶►▸▹*>]|[-–{](?=\\s)'
const BULLET = new RegExp(`^(?:${MARK}|\\d{1,2}[.、)](?!\\d)|\\(\\d{1,2}\\)|[①-⑳])\\s*`)
const LIST_MARK = new RegExp(`^(?:(?:${MARK}|[|/\\\\])\\s*)+`)

/** The text without the bullet or number in front of it. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim()

/** The text without a picture-like mark in front of it; numbers stay. */
export const withoutMark = (text: string): string => text.replace(LIST_MARK, '').trim()

function usualSize(lines: TextLine[]): number {
  const weight = new Map<number, number>()
  for (const line of lines) {
    if (line.size) weight.set(line.size, (weight.get(line.size) ?? 0) + Math.min(200, line.text.length))
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Prepares a document's lines; blank ones are left out. */
export function prepareLines(document: DocumentText): Line[] {
  const source = document.lines.slice(0, DOCUMENT_LIMIT)
  const usual = usualSize(source)
  const continued = continuedLines(source)
  const isRepublic = countsRepublicYears(source.map(({ text }) => text))
  const lines: Line[] = []
  for (const raw of source) {
    const normal = normaliseLine(raw.text)
    const text = isRepublic ? westernYears(normal) : normal
    if (text === '') continue
    lines.push({
      index: lines.length,
      raw,
      text,
      cells: text.split('\t').map((cell) => cell.trim()),
      isBullet: BULLET.test(text),
      scale: raw.size && usual ? raw.size / usual : 1,
      isBold: raw.bold === true,
      left: raw.box?.x ?? null,
      right: raw.box ? raw.box.x + raw.box.width : null,
      goesOn: continued.has(raw),
    })
  }
  return lines
}

/** A line holding only some of another's text, at the same place. */
export function lineWithText(line: Line, text: string): Line {
  return { ...line, text, cells: text.split('\t').map((cell) => cell.trim()), isBullet: BULLET.test(text) }
}
