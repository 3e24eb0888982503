export { organisationsApi } from './api.ts'
export { organisationsRefusals } from './refusals.ts'
