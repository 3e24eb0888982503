export { countProgress, inboxCounts, startProgress } from './progress-store.ts'
export { inboxRoutes } from './routes.ts'
