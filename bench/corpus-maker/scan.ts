import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPdf } from './pdf/index.ts'
import { run } from './run.ts'

/** How a page became a picture: `clean` export, office `scan`, or a `phone` held over the sheet. */
export type Look = 'clean' | 'scan' | 'phone'

const LOOKS = {
  clean: { dpi: 110, tilt: 0, noise: 0, light: 1 },
  scan: { dpi: 120, tilt: 0.7, noise: 14, light: 0.98 },
  phone: { dpi: 118, tilt: -1.6, noise: 22, light: 0.9 },
} as const

async function speckle(width: number, height: number, strength: number): Promise<Buffer> {
  const random = randomBytes(width * height)
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < random.length; at++) {
    const dark = (random[at] ?? 0) % 2 === 0
    pixels[at * 4] = pixels[at * 4 + 1] = pixels[at * 4 + 2] = dark ? 0 : 255
    pixels[at * 4 + 3] = ((random[at] ?? 0) * strength) >> 8
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** Pictures of the pages of a PDF, grey, each at most 200 kB; the directory is scratch space. */
export async function picturesOf(
  pdf: string,
  scratch: string,
  look: Look,
  kind: 'png' | 'jpg',
): Promise<Buffer[]> {
  const { dpi, tilt, noise, light } = LOOKS[look]
  await run('pdftoppm', ['-png', '-gray', '-r', String(dpi), pdf, join(scratch, 'page')])
  const pages = (await readdir(scratch))
    .filter((name) => name.startsWith('page') && name.endsWith('.png'))
    .sort()
  return Promise.all(
    pages.map(async (name) => {
      let image = sharp(await readFile(join(scratch, name)))
      if (noise > 0) {
        const turned = await image.rotate(tilt, { background: '#e9e9e6' }).linear(light, 4).png().toBuffer()
        const { width = 0, height = 0 } = await sharp(turned).metadata()
        image = sharp(
          await sharp(turned)
            .composite([{ input: await speckle(width, height, noise) }])
            .blur(0.45)
            .png()
            .toBuffer(),
        )
      }
      const grey = image.grayscale()
      if (kind === 'png') {
        for (const share of [1, 0.85, 0.72, 0.62]) {
          const width = Math.round(
            ((await sharp(await grey.clone().toBuffer()).metadata()).width ?? 0) * share,
          )
          const made = await sharp(await grey.clone().toBuffer())
            .resize(width)
            .png({ palette: true, colours: 8, compressionLevel: 9, dither: 0 })
            .toBuffer()
          if (made.length <= 200_000) return made
        }
        throw new Error(`${pdf} stays over 200 kB`)
      }
      for (const quality of [62, 48, 36, 28]) {
        const made = await grey.clone().jpeg({ quality }).toBuffer()
        if (made.length <= 200_000) return made
      }
      throw new Error(`${pdf} stays over 200 kB`)
    }),
  )
}

/** A PDF that holds nothing but the pictures, one a page, as a scanner writes it. */
export function scannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const pages = pictures.map((picture, index) => ({
    image: `data:image/jpeg;base64,${picture.toString('base64')}`,
    ...{ width: 595, absolutePosition: { x: 0, y: 0 } },
    ...(index > 0 ? { pageBreak: 'before' as const } : {}),
  }))
  return drawPdf(pages, false)
}
