import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Page, type PageWord, type TurnedRun, WORD_LIMIT } from '../../model/layout/page-word.ts'

interface Item {
  str: string
  width: number
  transform: number[]
  hasEOL: boolean
  fontName: string
}

const isItem = (item: object): item is Item => 'str' in item && 'transform' in item
const HAN_WIDTH = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/
const NARROW = /[\s.,:;'|!ijltfI()[\]-]/

// A run is one item: where its words stand inside it is reckoned from the usual widths of letters.
const widthOf = (sign: string) => (HAN_WIDTH.test(sign) ? 1 : NARROW.test(sign) ? 0.28 : 0.52)

/** The words of one run, each with its share of the run's width. */
export function wordsOfRun(
  text: string,
  x: number,
  width: number,
  baseline: number,
  size: number,
  follows: boolean,
): PageWord[] {
  const total = [...text].reduce((sum, sign) => sum + widthOf(sign), 0)
  const scale = total > 0 ? width / total : 0
  const words: PageWord[] = []
  let offset = 0
  let word: PageWord | null = null
  let isSpaced = follows
  for (const sign of text) {
    const own = widthOf(sign) * scale
    if (sign.trim() === '') {
      word = null
      isSpaced = true
    } else if (word) {
      word.text += sign
      word.width += own
    } else {
      word = { text: sign, x: x + offset, baseline, width: own, size, isSpaced }
      words.push(word)
      isSpaced = false
    }
    offset += own
  }
  return words
}

const TURNED_LIMIT = 60
const isTurned = ([a = 0, b = 0]: number[]) => Math.abs(a) < Math.abs(b) * 0.1

function turnedRun(item: Item, [, b = 0, , , x = 0, y = 0]: number[]): TurnedRun {
  const end = y + Math.sign(b) * item.width
  return {
    text: item.str.trim(),
    x,
    top: Math.min(y, end),
    bottom: Math.max(y, end),
    size: Math.abs(b),
    isUpward: b < 0,
  }
}

const isUpright = ([a = 0, b = 0]: number[]) => Math.abs(b) < Math.abs(a) * 0.2 && a > 0

/** A page's words with their places, origin at the top left, in points. Slanted and turned text (watermarks) is left out. */
export async function readPageWords(page: PDFPageProxy): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ disableNormalization: true })
  const words: PageWord[] = []
  const turned: TurnedRun[] = []
  let follows = false
  for (const item of content.items) {
    if (!isItem(item) || words.length > WORD_LIMIT) continue
    if (item.str.trim() === '') {
      follows = follows || item.str !== ''
      continue
    }
    const matrix: number[] = Util.transform(viewport.transform, item.transform)
    const [, , c = 0, d = 0, x = 0, y = 0] = matrix
    const size = Math.hypot(c, d)
    if (isTurned(matrix) && turned.length < TURNED_LIMIT) turned.push(turnedRun(item, matrix))
    if (!isUpright(matrix) || size < 1) continue
    const run = wordsOfRun(item.str, x, item.width, y, size, follows)
    words.push(...run.map((word) => ({ ...word, font: item.fontName })))
    follows = /\s$/.test(item.str)
  }
  const onPage = words.filter(
    ({ x, baseline }) =>
      x > -20 && x < viewport.width + 5 && baseline > -5 && baseline < viewport.height + 20,
  )
  return { width: viewport.width, height: viewport.height, words: onPage, turned }
}
