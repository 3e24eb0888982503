import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@bole/platform/server'
import { createLazyReader, type ReadOutcome } from './lazy-reader.ts'

/** The process's reader for work in the background. */
const reader = createLazyReader({
  threads: Math.min(4, Math.max(1, availableParallelism())),
  timeoutMs: 60_000,
  idleMs: 30_000,
  isBackground: true,
})

/** The whole content of a stored file; the store took it in within bounds. */
export async function bytesOf(store: FileStore, key: string): Promise<Uint8Array> {
  return buffer(await store.read(key))
}

/** Reads a stored résumé in the background's threads. */
export function readDocument(file: {
  readonly name: string
  readonly bytes: Uint8Array
}): Promise<ReadOutcome> {
  return reader.read(file)
}
