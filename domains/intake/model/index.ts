export { type ArchiveEntry, type ArchiveRefusal, archiveBounds, refusalOfArchive } from './archive-bounds.ts'
export { type Door, doors } from './doors.ts'
export { fileNameOf, pathsOf, type RawEntry } from './entry-name.ts'
export * as phones from './fetched-phones.ts'
export {
  canRetry,
  type ItemReason,
  isReadable,
  isWholeMail,
  itemReasons,
  itemStates,
} from './item-reasons.ts'
export { type Cell, sumsOf } from './sums.ts'
