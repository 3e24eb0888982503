export { approvalsApi } from './api.ts'
export { approvalsRefusals } from './refusals.ts'
export { type ApprovalItem, listStates } from './schemas.ts'
