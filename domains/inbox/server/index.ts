export { deliverNotices } from './deliver-notices.job.ts'
export { type UnreadNotice, unreadNotices, withdraw } from './notice-store.ts'
export {
  countProgress,
  growProgress,
  inboxCounts,
  reopenProgress,
  startProgress,
} from './progress-store.ts'
export { inboxRoutes } from './routes.ts'
<<<<<<< HEAD
export { type BoundPlatforms, boundPlatforms, noticeReader, type PlatformMessage } from './slots.ts'
export { lastTold, type NewNotice, tell } from './tell.ts'
=======
export { takeBack } from './take-back.ts'
>>>>>>> 138d9668 (Name colleagues in notes by their number, offer those who see the person, and tell them in the same transaction)
