import type { ReadingTrace } from '../model/trace.ts'

/** Why a document cannot be read. */
export type UnreadableReason =
  | 'unsupported_type'
  | 'empty_file'
  | 'only_archive'
  | 'damaged_file'
  | 'password_protected'
  | 'too_large'
  | 'no_text'
  | 'timed_out'

/** The document gave no text, and why. */
export class UnreadableDocument extends Error {
  readonly reason: UnreadableReason
  /** How far the reading came; null where nobody could say. */
  trace: ReadingTrace | null

  constructor(reason: UnreadableReason, trace: ReadingTrace | null = null) {
    super(`unreadable document: ${reason}`)
    this.name = 'UnreadableDocument'
    this.reason = reason
    this.trace = trace
  }
}
