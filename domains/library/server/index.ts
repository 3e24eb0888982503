export { removeExportFile } from './export/remove-export.job.ts'
export { runExport } from './export/run-export.job.ts'
export { libraryRoutes } from './routes.ts'
