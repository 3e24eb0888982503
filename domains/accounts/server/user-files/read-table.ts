import { IsolatedProcess } from '@bole/platform/isolation'
import fastq from 'fastq'
import { tableLimits } from './table-limits.ts'

/** How long the process stays when no table comes, in milliseconds. */
const idle = 10_000

/**
 * Reads Excel files, one at a time, in a process of its own. Answers the first sheet as text, row by row; null where it cannot be read, or
 * takes more than its limits.
 */
export function createTableReader(limits: Pick<typeof tableLimits, 'memoryBytes' | 'milliseconds'>) {
  const reading = new IsolatedProcess<Uint8Array, string[][] | null>({
    work: new URL('./table-work.ts', import.meta.url),
    memoryBytes: limits.memoryBytes,
    heapMegabytes: 256,
    isBackground: false,
  })
  let goingHome: NodeJS.Timeout | undefined
  const tables = fastq.promise(async (bytes: Uint8Array): Promise<string[][] | null> => {
    clearTimeout(goingHome)
    let late: NodeJS.Timeout | undefined
    const table = await reading
      .ask(bytes, () => {
        late = setTimeout(() => void reading.end(), limits.milliseconds)
      })
      .catch(() => null)
    clearTimeout(late)
    goingHome = setTimeout(() => void reading.end(), idle).unref()
    return table
  }, 1)
  return (bytes: Uint8Array) => tables.push(bytes)
}

/** The server's one. */
export const readTable = createTableReader(tableLimits)
