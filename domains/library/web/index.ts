export { ExportDialog } from './exports/export-dialog.tsx'
