import type { Page, PageWord } from '../../model/layout/page-word.ts'
import { framesOf } from '../../model/layout/rules.ts'
import { countHan } from '../../model/text/characters.ts'
import { runBundled } from './bundled-tesseract.ts'
import { stripOf, withCells } from './cell-strip.ts'
import { asPng, cleanPicture, halve } from './clean-picture.ts'
import { type Grey, inPoints, onLeaning } from './level-picture.ts'
import { pageOfWords } from './ocr-words.ts'
import { hasTesseract, type PictureLayout, runTesseract } from './system-tesseract.ts'

const CHINESE_SHARE = 0.2
/** Fewer cells than these are a frame around a text. */
const LEAST_CELLS = 4

async function read(png: Uint8Array, languages: string, layout: PictureLayout = 'page'): Promise<Page> {
  const run = (await hasTesseract()) ? runTesseract : runBundled
  return pageOfWords(await run(png, languages, layout))
}

function isChinese({ words }: Page): boolean {
  const text = words.map((word) => word.text).join('')
  return countHan(text) > text.length * CHINESE_SHARE
}

const isLatin = ({ text }: PageWord) => countHan(text) === 0 && /[a-z]{2}/i.test(text)

const overlaps = (one: PageWord, other: PageWord) =>
  Math.abs(one.baseline - other.baseline) < one.size * 0.6 &&
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) >
    Math.min(one.width, other.width) * 0.5

/** Chinese words as the Chinese reading has them, Latin ones as the one that knows both languages has them. */
export function mergeReadings(chinese: Page, both: Page): Page {
  const latin = both.words.filter(isLatin)
  const taken = new Set<PageWord>()
  const words = chinese.words.flatMap((word) => {
    const better = isLatin(word) ? latin.filter((other) => overlaps(word, other)) : []
    if (better.length === 0) return [word]
    const fresh = better.filter((other) => !taken.has(other))
    for (const other of fresh) taken.add(other)
    return fresh.map((other) => ({ ...other, baseline: word.baseline }))
  })
  return { ...chinese, words }
}

/** Letters taller than this many pixels are read better at half their size. */
const TALL = 72

function doubled({ words, ...page }: Page): Page {
  const scale = (word: PageWord): PageWord => ({
    ...word,
    x: word.x * 2,
    baseline: word.baseline * 2,
    width: word.width * 2,
    size: word.size * 2,
    drawnAt: (word.drawnAt ?? word.baseline) * 2,
  })
  return { ...page, words: words.map(scale) }
}

const liesIn = (word: PageWord, other: PageWord) => {
  const middle = word.x + word.width / 2
  const height = word.baseline - word.size / 2
  const isBeside = height < other.baseline - other.size || height > other.baseline + other.size * 0.2
  return !isBeside && middle > other.x && middle < other.x + other.width
}

/** The page with its tallest letters, which are mostly the name, as a reading of the picture at half size has them. */
async function readTall(page: Page, png: Uint8Array, languages: string): Promise<Page> {
  const isTall = ({ size }: PageWord) => size > TALL
  const seen = page.words.filter(isTall)
  if (seen.length === 0) return page
  const half = doubled(await read(await halve(png), languages)).words.filter(isTall)
  const tall = half.filter((word) => seen.some((other) => liesIn(word, other) || liesIn(other, word)))
  const rest = page.words.filter((word) => !tall.some((other) => liesIn(word, other) || liesIn(other, word)))
  return { ...page, words: [...rest, ...tall] }
}

/** The page with the cells of its tables read one by one: narrow ones are lost among others when a page is taken as a whole. */
async function readCells(page: Page, grey: Grey, isInChinese: boolean): Promise<Page> {
  const points = inPoints(page)
  const scale = page.width / points.width
  const frames = framesOf(points.rules ?? []).map((frame) => ({
    left: frame.left * scale,
    right: frame.right * scale,
    top: frame.top * scale,
    bottom: frame.bottom * scale,
  }))
  const strip = frames.length < LEAST_CELLS ? null : stripOf(grey, frames)
  if (!strip) return page
  const png = await asPng(strip.picture)
  const both = await read(png, 'chi_sim+eng', 'lines')
  return withCells(page, strip, isInChinese ? mergeReadings(await read(png, 'chi_sim', 'lines'), both) : both)
}

/**
 * Reads the words off a picture: by the system's tesseract where it has both languages, else by the bundled one. A Chinese
 * page is read twice, as a reader that knows both languages takes Chinese letters for Latin ones.
 */
export async function recognise(picture: Uint8Array): Promise<Page> {
  const { grey, png, lean, rules } = await cleanPicture(picture)
  const both = await read(png, 'chi_sim+eng')
  const isInChinese = isChinese(both)
  const page = isInChinese
    ? await readTall(mergeReadings(await read(png, 'chi_sim'), both), png, 'chi_sim')
    : await readTall(both, png, 'eng')
  return inPoints(onLeaning(await readCells({ ...page, rules }, grey, isInChinese), lean))
}
