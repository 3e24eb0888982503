// Tables that people upload and take out: also of other domains.
export { readTable } from '../server/user-files/read-table.ts'
export { safeCell } from './safe-cell.ts'
export { type Cell, workbookOf } from './sheet.ts'
export { type ZipEntry, zipOf } from './zip.ts'
