import { IsolatedProcess } from '@bole/platform/isolation'
import fastq from 'fastq'
import type { PictureWords } from './social-picture-work.ts'

const drawing = new IsolatedProcess<PictureWords, Uint8Array>({
  work: new URL('./social-picture-work.ts', import.meta.url),
  memoryBytes: 1024 * 1024 * 1024,
  heapMegabytes: 256,
  isBackground: true,
})

/** How long the process stays when no picture is asked for, in milliseconds. */
const idle = 10_000

/** As many pictures as are kept: those of a site that is being passed on just now. */
const kept = 200
const drawn = new Map<string, Promise<Uint8Array>>()

let goingHome: NodeJS.Timeout | undefined

const pictures = fastq.promise(async (words: PictureWords): Promise<Uint8Array> => {
  clearTimeout(goingHome)
  try {
    return await drawing.ask(words)
  } finally {
    goingHome = setTimeout(() => void drawing.end(), idle).unref()
  }
}, 1)

/** As many as wait for their turn; whoever comes then sees a link without a picture. */
const mostWaiting = 20

/** A picture with these words, drawn apart, one at a time and once for all who ask; null while too many others wait. */
export function drawPicture(words: PictureWords): Promise<Uint8Array> | null {
  const key = JSON.stringify(words)
  const known = drawn.get(key)
  if (known) return known
  if (pictures.length() >= mostWaiting) return null
  const [oldest] = drawn.keys()
  if (drawn.size >= kept && oldest !== undefined) drawn.delete(oldest)
  const picture = pictures.push(words)
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return picture
}
