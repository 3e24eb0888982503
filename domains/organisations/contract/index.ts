export type { Agency } from './agency-schemas.ts'
export { organisationsApi } from './api.ts'
export type { PeriodService, ServicePeriod } from './period-calls.ts'
export { organisationsRefusals } from './refusals.ts'
