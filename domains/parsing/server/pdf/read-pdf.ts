import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DocumentText } from '../../model/document.ts'
import { mayHoldTable } from '../../model/layout/may-hold-table.ts'
import type { Page } from '../../model/layout/page-word.ts'
import { readPages } from '../../model/layout/reading-order.ts'
import { isGibberish } from '../../model/text/gibberish.ts'
import { documentLimits } from '../document-limits.ts'
import { recognise } from '../ocr/recognise.ts'
import { measureStreams } from './measure-streams.ts'
import { openPdf } from './open-pdf.ts'
import { readPageRules } from './page-rules.ts'
import { readPageWords } from './page-words.ts'
import { renderPage } from './render-page.ts'

/** Fewer letters a page than these: the page is a picture. */
const LEAST_LETTERS = 40
const READABLE = /[\p{L}\p{N}]/u
const UNMAPPED = /[\ue000-\uf8ff\ufffd\u0000-\u001f]/u

/** Whether the text layer is missing, or names glyphs without saying which letters they are. */
function isPicture(pages: Page[]): boolean {
  const signs = pages.flatMap(({ words }) => words.flatMap(({ text }) => [...text])).slice(0, 4000)
  const letters = signs.filter((sign) => READABLE.test(sign)).length
  const unmapped = signs.filter((sign) => UNMAPPED.test(sign)).length
  return letters < LEAST_LETTERS * Math.max(1, Math.min(pages.length, 3)) || unmapped > signs.length * 0.4
}

async function readLayer(pdf: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, documentLimits.pages); number++) {
    const page = await pdf.getPage(number)
    const read = await readPageWords(page)
    pages.push(mayHoldTable(read) ? { ...read, rules: await readPageRules(page) } : read)
    page.cleanup()
  }
  return pages
}

async function readPictures(pdf: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, documentLimits.picturePages); number++) {
    pages.push(await recognise(await renderPage(await pdf.getPage(number))))
  }
  return pages
}

const count = (pages: Page[]) => pages.reduce((sum, { words }) => sum + words.length, 0)

const textOf = (pages: Page[]) => pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')

/** Whether what was seen on the pages is a text: a few letters, and none of the layer's kind. */
const isText = (seen: Page[]) => textOf(seen).length > LEAST_LETTERS && !isGibberish(textOf(seen))

/** A PDF's lines; one that is scanned, or whose text layer is gibberish, is read by its looks. */
export async function readPdf(bytes: Uint8Array): Promise<{ document: DocumentText; ocr: boolean }> {
  await measureStreams(bytes)
  const pdf = await openPdf(bytes)
  try {
    const layer = await readLayer(pdf)
    const isStrange = isGibberish(textOf(layer))
    const seen = isStrange || isPicture(layer) ? await readPictures(pdf) : []
    const isBetter = isStrange ? isText(seen) : count(seen) > count(layer) || count(layer) === 0
    const isSeen = seen.length > 0 && isBetter
    const pages = isSeen ? seen : layer
    const sizes = pages.map(({ width, height }) => ({ width, height }))
    return { document: { kind: 'pdf', isSeen, pages: sizes, lines: readPages(pages) }, ocr: isSeen }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
