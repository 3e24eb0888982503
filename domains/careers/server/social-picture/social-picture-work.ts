import { buildChineseFonts } from '@bole/library/print'
import opentype from 'opentype.js'
import sharp from 'sharp'
import { escapeMarkup } from '../../model/job-posting.ts'

/** What a picture says, from the top: who, what, and a line of facts. */
export interface PictureWords {
  readonly organisation: string
  readonly title: string
  readonly facts: string
}

const [width, height, margin] = [1200, 630, 80]
const most = { lines: 3, letters: 90 }

sharp.concurrency(1)
sharp.cache(false)

/**
 * Draws a picture, 1,200 × 630 pixels, as PNG. The words are outlines of the face we bring along, so that they look the same on a machine
 * without any; what the face does not have is a box.
 */
export async function work({ organisation, title, facts }: PictureWords): Promise<Uint8Array> {
  const fonts = await buildChineseFonts(`${organisation}${title}${facts}…`)
  const face = (bytes: Buffer) => opentype.parse(new Uint8Array(bytes).buffer)
  const [bold, normal] = [face(fonts.bold), face(fonts.normal)]
  const lines = wrapped(bold, title, 76, width - 2 * margin)
  const words = [
    outlined(normal, shortened(organisation), 40, 140, '#3a68c6'),
    ...lines.map((line, at) => outlined(bold, line, 76, 270 + at * 96, '#1b2330')),
    outlined(normal, shortened(facts), 36, height - margin, '#566073'),
  ]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#ffffff"/><rect width="24" height="100%" fill="#3a68c6"/>${words.join('')}</svg>`
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer()
}

const shortened = (text: string) => {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim())
  return letters.length > most.letters ? `${letters.slice(0, most.letters).join('')}…` : letters.join('')
}

function outlined(font: opentype.Font, text: string, size: number, y: number, colour: string): string {
  const path = font.getPath(text, margin, y, size).toPathData(1)
  return `<path fill="${colour}" d="${escapeMarkup(path)}"/>`
}

/** The words of a title on as many lines as there are, broken between words, or anywhere in a script without them. */
function wrapped(font: opentype.Font, title: string, size: number, room: number): readonly string[] {
  const lines = ['']
  for (const part of shortened(title).match(/\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu) ?? []) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (font.getAdvanceWidth(longer, size) <= room || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(part.trimStart())
  }
  return lines.slice(0, most.lines)
}
