import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Made in another process, so that what it takes is not found in this one: a small file that unfolds to 64 million pixels at once. */
export async function unfoldingPicture(side = 7990): Promise<Uint8Array> {
  const program = `
    const sharp = require('sharp')
    sharp({ create: { width: ${side}, height: ${side}, channels: 3, background: '#3a68c6' } }).withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer().then((bytes) => process.stdout.write(bytes))`
  const settings = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024, cwd: import.meta.dirname } as const
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program], settings)
  return stdout
}

/** Not a kilobyte, and minutes of work. */
export const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f" x="0" y="0" width="1" height="1">
   <feTurbulence numOctaves="9" baseFrequency="0.9" type="fractalNoise"/></filter><rect width="5000" height="5000" filter="url(#f)"/></svg>`,
)
