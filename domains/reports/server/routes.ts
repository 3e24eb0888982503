import { defineRoutes } from '@bole/platform/server'
import { reportsApi, reportsRefusals } from '@bole/reports/contract'
import { copyReport } from './copy-report.ts'
import { createReport } from './create-report.ts'
import { exportReport } from './export-report.ts'
import { listReportRows } from './list-report-rows.ts'
import { listReportColumns, listReports } from './list-reports.ts'
import { removeReport, updateReport } from './update-report.ts'
import { viewReport } from './view-report.ts'

export const reportsRoutes = defineRoutes(
  reportsApi,
  {
    listReports,
    viewReport,
    listReportRows,
    listReportColumns,
    exportReport,
    createReport,
    updateReport,
    copyReport,
    removeReport,
  },
  reportsRefusals,
)
