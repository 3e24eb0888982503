export { accountsApi } from './api.ts'
export { accountsRefusals } from './refusals.ts'
export type { CurrentUser } from './schemas.ts'
