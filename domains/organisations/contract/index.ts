export type { Agency } from './agency/agency-schemas.ts'
export type { PeriodService, ServicePeriod } from './agency/period-calls.ts'
export { organisationsApi } from './api.ts'
export { organisationsRefusals } from './refusals.ts'
