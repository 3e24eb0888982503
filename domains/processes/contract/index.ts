export { processesApi } from './api.ts'
export { defaultNames } from './default-names.ts'
export { processesRefusals } from './refusals.ts'
export type { Process } from './schemas.ts'
