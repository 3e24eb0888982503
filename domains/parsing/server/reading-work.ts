import type { ReadingTrace } from '../model/trace.ts'
import { type GivenFile, type ReadResult, readFile } from './read-file.ts'
import { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'

/** What a reading process is asked. */
export interface ReadRequest {
  readonly file: GivenFile
  readonly today: Date
}

/** What it answers. */
export type ReadAnswer =
  | { readonly result: ReadResult }
  | { readonly reason: UnreadableReason; readonly trace: ReadingTrace | null }

/** Reads one document, in a process of its own. */
export async function work({ file, today }: ReadRequest): Promise<ReadAnswer> {
  try {
    return { result: await readFile(file, today) }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { reason: error.reason, trace: error.trace }
    return { reason: 'damaged_file', trace: null }
  }
}
