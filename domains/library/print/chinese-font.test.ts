import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { buildChineseFonts } from './chinese-font.ts'

const open = (buffer: Buffer) => opentype.parse(new Uint8Array(buffer).buffer)

test('both weights carry the wanted characters and nothing else, the bold one bolder', async () => {
  const { normal, bold } = await buildChineseFonts('简历 João 才')
  for (const font of [open(normal), open(bold)]) {
    for (const character of '简历 João才')
      expect(font.charToGlyphIndex(character), character).toBeGreaterThan(0)
    expect(font.charToGlyphIndex('爱')).toBe(0)
  }
  const width = (font: opentype.Font, letter: string) => font.charToGlyph(letter).advanceWidth ?? 0
  expect(width(open(bold), 'J')).toBeGreaterThan(width(open(normal), 'J'))
  expect(width(open(bold), '历')).toBe(1000)
})
