import type { ParsedResume } from '@bole/parsing/model'
import { createLazyReader, type ReadOutcome } from '@bole/resumes/server'

/** Read within the request, not in the job queue, where an upload of hundreds of files may be waiting. */
const reader = createLazyReader({ threads: 1, timeoutMs: 15_000, idleMs: 30_000 })

type Unread = Extract<ReadOutcome, { readonly reason: unknown }>

/** What was read, or why nothing was; `result` is what `saveReading` takes later. */
export type ReadNow =
  | { readonly parsed: ParsedResume; readonly result: Extract<ReadOutcome, { result: unknown }>['result'] }
  | Unread

/** Reads a résumé while somebody waits, within a time limit (milliseconds) that includes waiting for a free thread. */
export async function readNow(
  file: { readonly name: string; readonly bytes: Uint8Array },
  {
    withinMs = 15_000,
    read = reader.read,
  }: { readonly withinMs?: number; readonly read?: typeof reader.read } = {},
): Promise<ReadNow> {
  const late = Promise.withResolvers<Unread>()
  const timer = setTimeout(() => late.resolve({ reason: 'timed_out' }), withinMs)
  try {
    const outcome = await Promise.race([read(file), late.promise])
    return 'result' in outcome ? { parsed: outcome.result.parsed, result: outcome.result } : outcome
  } finally {
    clearTimeout(timer)
  }
}
