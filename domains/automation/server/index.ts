export { rulesOnArrival, rulesOnMoves } from './follow-applications.ts'
export { looksAtTimes } from './look-at-times.job.ts'
export { automationRoutes } from './routes.ts'
export { runsRules } from './run-rules.job.ts'
