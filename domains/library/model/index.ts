export {
  columnsFor,
  type ExportColumn,
  exportColumns,
  groupOfColumn,
  isFreeColumn,
} from './export-columns.ts'
export { type ExportKind, exportKinds, exportLimits } from './export-kinds.ts'
export { hasRecentWork } from './recent-work.ts'
export { type ScoreColumn, type ScoreRow, scoreColumns, scoreOf, scoreRowsOf, takenOn } from './score-rows.ts'
