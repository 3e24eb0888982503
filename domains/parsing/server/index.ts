export { createReader, type Reader } from './create-reader.ts'
export type { ReadResult } from './read-file.ts'
export { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'
