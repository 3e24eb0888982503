export { readIntakeFile } from './read-file.job.ts'
export { type ReadNow, readNow } from './read-now.ts'
export { intakeRoutes } from './routes.ts'
