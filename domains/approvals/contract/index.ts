export { approvalsApi } from './api.ts'
export type { Delegation } from './delegation-calls.ts'
export { approvalsRefusals } from './refusals.ts'
export { type ApprovalItem, listStates } from './schemas.ts'
