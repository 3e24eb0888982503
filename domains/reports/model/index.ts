export * as measures from './measures.ts'
export * as periods from './periods.ts'
export {
  type Grouping,
  groupings,
  type Header,
  type StandardName,
  standardNames,
  standardReports,
} from './standard-reports.ts'
