export { interviewsApi } from './api.ts'
export { type Period, type PlaceInQueue, placeSchema, type Queued } from './queue-schemas.ts'
export { interviewsRefusals } from './refusals.ts'
export type { Interview } from './schemas.ts'
