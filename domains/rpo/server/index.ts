export { followIntake } from './follow-intake.ts'
export { readDraftRecord } from './read-record.job.ts'
export { rpoRoutes } from './routes.ts'
