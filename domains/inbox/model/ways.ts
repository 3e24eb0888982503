/** Which generation of a screen: 1 campus, 2 social. */
type Origin = number

/**
 * Where notices lead, as paths with their query: they are kept in rows and written into mails, so the server has to know them. A test of
 * the browser app holds each to its screen.
 */
export const ways = {
  candidate: (id: number) => `/candidate/detail/${id}`,
  timeline: (id: number) => `/candidate/detail/${id}?tab=timeline`,
  note: (id: number, noteId: number) => `/candidate/detail/${id}?tab=notes&note=${noteId}`,
  candidatesOf: (origin: Origin, ownerId: number) =>
    `${origin === 1 ? '/candidate2/filter2/list' : '/candidate/filter/list'}?owner_id=${ownerId}`,
  position: (origin: Origin, id: number) =>
    origin === 1 ? `/regulation2/position/${id}/update` : `/post/position/opening/${id}`,
  positionsOf: (origin: Origin, ownerId: number) =>
    `${origin === 1 ? '/regulation2/position/list?' : '/post/position/list?tab=positions&'}owner_id=${ownerId}`,
  /** The library under the conditions of a saved search, as its address has them. */
  library: (conditions: Readonly<Record<string, string>>) =>
    `/candidate/library/list?${new URLSearchParams(conditions)}`,
  requisition: (origin: Origin, id: number) =>
    origin === 1 ? `/regulation2/requirement/${id}` : `/post/requirement/${id}`,
  /** Whom one is asked to take over. */
  poolGiven: () => '/candidate/pool/list?given=to_me',
  /** Whom one asked others to take over, and what became of them. */
  pool: () => '/candidate/pool/list',
  dashboard: (origin: Origin) => (origin === 1 ? '/dashboard/campus' : '/dashboard/social'),
  pendingFeedback: (origin: Origin) => `${ways.dashboard(origin)}?panel=pending_feedback`,
  receipts: () => '/candidate/receipt/list?state=asked',
  /** Readings that one reported as wrong. */
  reports: () => '/candidate/report/list',
  /** A file that was read, for whoever looks after the reader. */
  readFile: (id: number) => `/operator/parse/${id}`,
  /** The rules of an origin. */
  rules: (origin: Origin) => (origin === 1 ? '/config2/auto2/list' : '/config/auto/list'),
  messages: () => '/usercenter/message',
  settings: () => '/usercenter/notifications',
} as const
