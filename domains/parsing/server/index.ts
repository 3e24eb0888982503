export { type AvailableReaders, availableReaders } from './available-readers.ts'
export { createReader, type FileToRead, type Reader, type ReaderOptions } from './create-reader.ts'
export type { ReadResult } from './read-file.ts'
export { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts'
