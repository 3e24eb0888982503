import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

type Range = readonly [first: number, last: number]

/** The faces that outlines are taken from, the first that has a character giving it; all of them need no shaping. Licence: OFL 1.1. */
const packages = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-armenian',
  '@fontsource-variable/noto-sans-georgian',
  '@fontsource-variable/noto-sans-ethiopic',
  '@fontsource/noto-sans-symbols-2',
  '@fontsource-variable/noto-emoji',
] as const

/** A package cuts its face into files by script or frequency; this tells which file has which character. */
async function readShards(name: string): Promise<{ file: string; ranges: Range[] }[]> {
  const folder = dirname(require.resolve(`${name}/package.json`))
  const table: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  const kind = name.startsWith('@fontsource/') ? '400' : 'wght'
  return Object.entries(table ?? {}).map(([part, list]) => ({
    file: join(folder, 'files', `${basename(name)}-${part.replace(/[[\]]/g, '')}-${kind}-normal.woff2`),
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

/** Outlines of the wanted characters at a weight, as far as one file of a package has them. */
async function glyphsFrom(file: string, characters: string, weight: number): Promise<opentype.Glyph[]> {
  const font = await partOf(file, characters, weight)
  if (!font) return []
  const scale = 1000 / font.unitsPerEm
  return Array.from(characters).flatMap((character) => {
    const glyph = font.charToGlyph(character)
    const unicode = character.codePointAt(0)
    if (glyph.index === 0 || unicode === undefined) return []
    const name = `uni${unicode.toString(16).toUpperCase()}`
    const path = scale === 1 ? glyph.path : glyph.getPath(0, 0, 1000)
    if (scale !== 1) turn(path)
    return [new opentype.Glyph({ name, unicode, advanceWidth: (glyph.advanceWidth ?? 0) * scale, path })]
  })
}

/** What a file has of the characters; null where that is nothing, which its table says it has. */
async function partOf(file: string, characters: string, weight: number): Promise<opentype.Font | null> {
  const cut = await subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    ...(file.includes('-wght-') ? { variationAxes: { wght: weight } } : {}),
  })
  try {
    return opentype.parse(bytesOf(cut))
  } catch {
    return null
  }
}

/** A drawn path stands downwards, an outline upwards. */
function turn(path: opentype.Path): void {
  for (const command of path.commands) {
    if ('y' in command) command.y = -command.y
    if ('y1' in command) command.y1 = -command.y1
    if ('y2' in command) command.y2 = -command.y2
  }
}

/** The visible sign of a character that no face has. */
export const missingSign = '□'

function boxOf(): opentype.Path {
  const box = new opentype.Path()
  for (const [inset, isInner] of [
    [60, false],
    [110, true],
  ] as const) {
    const [left, right, bottom, top] = [inset, 640 - inset, inset - 60, 780 - inset]
    box.moveTo(left, bottom)
    // The inner edge goes the other way round, so that the box is hollow.
    if (isInner) box.lineTo(right, bottom)
    else box.lineTo(left, top)
    box.lineTo(right, top)
    if (isInner) box.lineTo(left, top)
    else box.lineTo(right, bottom)
    box.close()
  }
  return box
}

/** One OpenType font with just these characters at a weight (400 regular, 700 bold), and which of them it has. */
async function buildFont(characters: ReadonlySet<string>, weight: number): Promise<BuiltFont> {
  const wanted = new Set(characters)
  wanted.delete(missingSign)
  const box = { advanceWidth: 640, path: boxOf() }
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', ...box }),
    new opentype.Glyph({ name: 'uni25A1', unicode: 0x25a1, ...box }),
  ]
  for (const name of packages) {
    if (wanted.size === 0) break
    for (const { file, ranges } of (await readShards(name)).toReversed()) {
      const here = [...wanted].filter((character) => {
        const code = character.codePointAt(0) ?? 0
        return ranges.some(([first, last]) => code >= first && code <= last)
      })
      if (here.length === 0) continue
      const found = await glyphsFrom(file, here.join(''), weight)
      for (const { unicode } of found) if (unicode !== undefined) wanted.delete(String.fromCodePoint(unicode))
      glyphs.push(...found)
    }
  }
  const font = new opentype.Font({
    familyName: 'Noto Sans SC Story',
    styleName: weight === 400 ? 'Regular' : 'Bold',
    unitsPerEm: 1000,
    ascender: 880,
    descender: -120,
    glyphs,
  })
  return { bytes: Buffer.from(font.toArrayBuffer()), missing: wanted }
}

interface BuiltFont {
  readonly bytes: Buffer
  readonly missing: ReadonlySet<string>
}

/** A face at both weights, and the characters of the text that it lacks. */
export interface BuiltFace {
  readonly normal: Buffer
  readonly bold: Buffer
  readonly missing: ReadonlySet<string>
}

/**
 * Both weights of the face, cut down to the characters of a text, whatever script they are of as long as its letters stand alone. About a
 * second and a half of work. What it lacks is drawn as a box.
 */
export async function buildChineseFonts(text: string): Promise<BuiltFace> {
  const characters = new Set(Array.from(text).filter((character) => character >= ' '))
  const [normal, bold] = [await buildFont(characters, 400), await buildFont(characters, 700)]
  return { normal: normal.bytes, bold: bold.bytes, missing: normal.missing }
}
