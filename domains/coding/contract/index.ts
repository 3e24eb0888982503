export { codingApi } from './api.ts'
export { codingRefusals } from './refusals.ts'
export type { Run } from './run-schemas.ts'
export type { Heard, Program, SharedCursor } from './schemas.ts'
