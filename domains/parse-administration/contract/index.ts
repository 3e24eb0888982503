export { parseAdministrationApi } from './api.ts'
export { parseAdministrationRefusals } from './refusals.ts'
export type { ComparedRow, CoveredRow, FileReading, NewerReading, OperatorFile } from './schemas.ts'
