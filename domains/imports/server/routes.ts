import { importsApi, importsRefusals } from '@bole/imports/contract'
import { defineRoutes } from '@bole/platform/server'
import { removeImport, runImport, undoImport } from './change-import.ts'
import { checkImport } from './check-import.ts'
import { getReport } from './get-report.ts'
import { listImports, viewImport } from './list-imports.ts'
import { listRows } from './list-rows.ts'
import { uploadImport } from './upload-import.ts'

export const importsRoutes = defineRoutes(
  importsApi,
  {
    ...{ listImports, uploadImport, viewImport, checkImport },
    ...{ runImport, undoImport, removeImport, listRows, getReport },
  },
  importsRefusals,
)
