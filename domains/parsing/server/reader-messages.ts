import type { ReadResult } from './read-file.ts'
import type { UnreadableReason } from './unreadable-document.ts'

/** What the pool asks a worker. */
export interface ReadRequest {
  id: number
  name: string
  bytes: Uint8Array
  today: Date
}

/** What a worker answers. */
export type ReadAnswer = { id: number; result: ReadResult } | { id: number; reason: UnreadableReason }
