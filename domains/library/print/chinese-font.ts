import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))

type Range = readonly [first: number, last: number]

/** The package cuts Noto Sans SC into about a hundred files by frequency; this tells which file has which character. */
async function readShards(): Promise<{ file: string; ranges: Range[] }[]> {
  const table: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  return Object.entries(table ?? {}).map(([name, list]) => ({
    file: join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(list)
      .split(',')
      .map((range): Range => {
        const [first = 0, last = first] = range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        return [first, last]
      }),
  }))
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer).buffer

/** Outlines of the wanted characters at a weight, taken from one file of the package. */
async function glyphsFrom(file: string, characters: string, weight: number): Promise<opentype.Glyph[]> {
  const cut = await subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const font = opentype.parse(bytesOf(cut))
  return Array.from(characters).flatMap((character) => {
    const glyph = font.charToGlyph(character)
    const unicode = character.codePointAt(0)
    if (glyph.index === 0 || unicode === undefined) return []
    const name = `uni${unicode.toString(16).toUpperCase()}`
    return [new opentype.Glyph({ name, unicode, advanceWidth: glyph.advanceWidth ?? 0, path: glyph.path })]
  })
}

/** One OpenType font with just these characters at a weight (400 regular, 700 bold). */
async function buildFont(characters: ReadonlySet<string>, weight: number): Promise<Buffer> {
  const wanted = new Set(characters)
  const notdef = new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path: new opentype.Path() })
  const glyphs = [notdef]
  for (const { file, ranges } of (await readShards()).toReversed()) {
    const here = [...wanted].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return ranges.some(([first, last]) => code >= first && code <= last)
    })
    for (const character of here) wanted.delete(character)
    if (here.length > 0) glyphs.push(...(await glyphsFrom(file, here.join(''), weight)))
  }
  const font = new opentype.Font({
    familyName: 'Noto Sans SC Story',
    styleName: weight === 400 ? 'Regular' : 'Bold',
    unitsPerEm: 1000,
    ascender: 880,
    descender: -120,
    glyphs,
  })
  return Buffer.from(font.toArrayBuffer())
}

/** Both weights of the Chinese face, cut down to the characters of a text. About a second and a half of work. */
export async function buildChineseFonts(text: string): Promise<{ normal: Buffer; bold: Buffer }> {
  const characters = new Set(Array.from(text).filter((character) => character >= ' '))
  return { normal: await buildFont(characters, 400), bold: await buildFont(characters, 700) }
}
