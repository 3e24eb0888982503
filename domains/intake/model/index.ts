export { type ArchiveEntry, type ArchiveRefusal, archiveBounds, refusalOfArchive } from './archive-bounds.ts'
export { decodeEntryName, fileNameOf } from './entry-name.ts'
export { canRetry, type ItemReason, itemReasons, itemStates } from './item-reasons.ts'
