import {
  createReader,
  type FileToRead,
  type Reader,
  type ReaderOptions,
  type ReadResult,
  UnreadableDocument,
} from '@bole/parsing/server'
import type { UnreadableReason } from '@bole/resumes/model'

/** What came of reading a file. */
export type ReadOutcome = { readonly result: ReadResult } | { readonly reason: UnreadableReason }

export interface LazyReader {
  read(file: FileToRead): Promise<ReadOutcome>
  close(): Promise<void>
}

/** A reader whose processes start with the first file and end when there was none for a while; idle ones hold no process up. */
export function createLazyReader(options: ReaderOptions & { readonly idleMs: number }): LazyReader {
  let reader: Reader | null = null
  let reading = 0
  let idle: NodeJS.Timeout | null = null

  async function close(): Promise<void> {
    const closing = reader
    reader = null
    if (idle) clearTimeout(idle)
    await closing?.close()
  }

  async function read(file: FileToRead): Promise<ReadOutcome> {
    if (idle) clearTimeout(idle)
    reader ??= createReader(options)
    reading++
    try {
      return { result: await reader.read(file) }
    } catch (error) {
      if (error instanceof UnreadableDocument) return { reason: error.reason }
      throw error
    } finally {
      reading--
      if (reading === 0) idle = setTimeout(() => void close(), options.idleMs).unref()
    }
  }

  return { read, close }
}
