export { ExportDialog } from './exports/export-dialog.tsx'
export { RecordBeside } from './record/record-beside.tsx'
