import { IsolatedProcess } from '@bole/platform/isolation'
import fastq from 'fastq'
import { pictureLimits } from './picture-limits.ts'
import type { Sizes } from './size-work.ts'

/** How long the process stays when no picture comes, in milliseconds. */
const idle = 10_000

/** Makes the sizes of pictures, one at a time, in a process of its own. */
export interface Sizer {
  /**
   * Null where the bytes are no picture, or one that takes more time or memory than its limits. Rejects when the bytes cannot
   * be fetched, which happens when their turn has come.
   */
  readonly make: (read: () => Promise<Uint8Array>) => Promise<Sizes | null>
  /** Whether one is worked on and another waits already: whoever comes then does so again, and holds up no other job. */
  readonly isBusy: () => boolean
}

/** A sizer; its process starts with the first picture. */
export function createSizer(limits: Pick<typeof pictureLimits, 'memoryBytes' | 'milliseconds'>): Sizer {
  const sizing = new IsolatedProcess<Uint8Array, Sizes | null>({
    work: new URL('./size-work.ts', import.meta.url),
    memoryBytes: limits.memoryBytes,
    heapMegabytes: 256,
    isBackground: true,
  })
  let goingHome: NodeJS.Timeout | undefined
  const pictures = fastq.promise(async (read: () => Promise<Uint8Array>): Promise<Sizes | null> => {
    clearTimeout(goingHome)
    const bytes = await read()
    const late = setTimeout(() => void sizing.end(), limits.milliseconds)
    const sizes = await sizing.ask(bytes).catch(() => null)
    clearTimeout(late)
    goingHome = setTimeout(() => void sizing.end(), idle).unref()
    return sizes
  }, 1)
  return { make: (read) => pictures.push(read), isBusy: () => pictures.length() > 0 }
}

/** The server's one. */
export const sizer = createSizer(pictureLimits)
