import type { ReadResult } from './read-file.ts'
import type { UnreadableReason } from './unreadable-document.ts'

/** What a reader asks its process. */
export interface ReadRequest {
  id: number
  name: string
  bytes: Uint8Array
  today: Date
}

/** What a process answers: that it begins, then what came of it. */
export type ReadAnswer =
  | { id: number; isBegun: true }
  | { id: number; result: ReadResult }
  | { id: number; reason: UnreadableReason }
