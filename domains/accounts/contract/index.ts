export { accountsApi } from './api.ts'
export { accountsEvents } from './events.ts'
export { accountsRefusals } from './refusals.ts'
export type { CurrentUser } from './schemas.ts'
