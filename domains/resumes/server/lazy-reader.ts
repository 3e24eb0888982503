import { precededBy, type ReadingTrace, readerVersion } from '@bole/parsing/model'
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
export type ReadOutcome =
  | { readonly result: ReadResult }
  | { readonly reason: UnreadableReason; readonly trace?: ReadingTrace }

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
    const asked = Date.now()
    try {
      const result = await reader.read(file)
      return { result: { ...result, ...(result.trace && { trace: sinceAsked(result.trace, asked) }) } }
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      const { reason, trace } = error
      return { reason, trace: trace ? sinceAsked(trace, asked) : unfinished(asked) }
    } finally {
      reading--
      if (reading === 0) idle = setTimeout(() => void close(), options.idleMs).unref()
    }
  }

  return { read, close }
}

/** A trace with the time until a process took the file up. */
const sinceAsked = (trace: ReadingTrace, asked: number): ReadingTrace =>
  precededBy(trace, 'wait', Date.parse(trace.begun) - asked)

/** Of a process that was ended nothing is known but how long it had. */
const unfinished = (asked: number): ReadingTrace => ({
  reader: readerVersion,
  begun: new Date(asked).toISOString(),
  steps: [{ step: 'whole', ms: Date.now() - asked }],
})
