export { interviewsApi } from './api.ts'
export { interviewsRefusals } from './refusals.ts'
export type { Interview } from './schemas.ts'
