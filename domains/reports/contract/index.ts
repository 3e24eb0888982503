export { reportsApi } from './api.ts'
export { reportsRefusals } from './refusals.ts'
export type { Report, ReportLine } from './schemas.ts'
