import type { LineWord } from '../document.ts'
import { type Line, lineWithText } from './line.ts'
import { unite } from './locate.ts'

/** How many letters and digits a text holds: marks around them are written in several ways. */
const countLetters = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu)?.length ?? 0

const heightOf = (words: LineWord[]) => Math.max(1e-6, ...words.map(({ box }) => box?.height ?? 0))

/** The last words of a line that are a text's, and the ones in front of them; null where the line's words do not tell. */
function wordsOf(line: Line, text: string): { before: LineWord[]; own: LineWord[] } | null {
  const words = line.raw.words ?? []
  let length = countLetters(text)
  let from = words.length
  while (from > 0 && length > 0) length -= countLetters(words[--from]?.text ?? '')
  return length === 0 && words.length > 0 ? { before: words.slice(0, from), own: words.slice(from) } : null
}

/**
 * A line as the end of another's text, with the place and the size of the words it is made of: what stands beside a title
 * in the margin is as large as itself, not as the title.
 */
export function lineTail(line: Line, text: string): Line {
  const rest = lineWithText(line, text)
  const own = wordsOf(line, text)?.own ?? []
  const box = unite(own.flatMap((word) => word.box ?? []))
  if (box === null) return rest
  const scale = (line.scale * heightOf(own)) / heightOf(line.raw.words ?? [])
  return { ...rest, raw: { ...line.raw, box, words: own }, scale, left: box.x, right: box.x + box.width }
}

/** How large what stands in front of a line's end is, as a multiple of the document's usual size. */
export function scaleBefore(line: Line, text: string): number {
  const before = wordsOf(line, text)?.before ?? []
  return before.length === 0 ? line.scale : (line.scale * heightOf(before)) / heightOf(line.raw.words ?? [])
}
