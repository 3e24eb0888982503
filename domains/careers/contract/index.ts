export { addresses } from './addresses.ts'
export { careersApi } from './api.ts'
export { careersRefusals } from './refusals.ts'
