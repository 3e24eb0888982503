export { lastTold, type NewNotice, tell, type UnreadNotice, unreadNotices, withdraw } from './notice-store.ts'
export {
  countProgress,
  growProgress,
  inboxCounts,
  reopenProgress,
  startProgress,
} from './progress-store.ts'
export { inboxRoutes } from './routes.ts'
