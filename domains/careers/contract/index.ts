export { careersApi } from './api.ts'
export { careersRefusals } from './refusals.ts'
