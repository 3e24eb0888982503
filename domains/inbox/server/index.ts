export { deliverNotices } from './deliver-notices.job.ts'
export { openNotices, settle, type UnreadNotice, unreadNotices, withdraw } from './notice-store.ts'
export {
  countProgress,
  growProgress,
  inboxCounts,
  reopenProgress,
  startProgress,
} from './progress-store.ts'
export { inboxRoutes } from './routes.ts'
export {
  type BoundPlatforms,
  beneathNotices,
  boundPlatforms,
  type MailedNotice,
  type MailReader,
  noticeReader,
  type PlatformMessage,
} from './slots.ts'
export { takeBack } from './take-back.ts'
export { lastTold, type NewNotice, tell } from './tell.ts'
