/** The pages of the manual in their order, each with the beginnings of the addresses it is about. */
const addressesOf = {
  start: ['/dashboard', '/usercenter/work'],
  candidates: ['/candidate/', '/candidate2/'],
  applications: [
    '/candidate/delivery',
    '/candidate2/delivery2',
    '/candidate/answer',
    '/candidate2/answer2',
    '/candidate/receipt',
  ],
  approvals: ['/approval', '/organization/approval'],
  pool: ['/candidate/pool'],
  library: ['/candidate/library', '/candidate/duplicate', '/candidate/merge', '/candidate/export'],
  intake: [
    '/candidate/import',
    '/candidate/reading',
    '/candidate/report',
    '/post/intake',
    '/regulation2/intake',
    '/post/email',
    '/regulation2/email',
    '/post/phone',
    '/regulation2/phone',
    '/post/boss',
    '/regulation2/boss',
    '/post/channel',
    '/regulation2/channel',
  ],
  jobs: ['/post/', '/regulation2/'],
  processes: ['/config/process', '/config2/process2', '/config/reject-reason', '/config/tag'],
  interviews: [
    '/interview/',
    '/interview2/',
    '/candidate/interview',
    '/candidate2/interview2',
    '/candidate/slot',
    '/candidate2/slot2',
  ],
  queues: ['/interview/queue', '/interview2/queue'],
  messages: ['/candidate/notification', '/candidate2/notification2', '/config/notify', '/organization/mail'],
  automation: ['/config/auto', '/config2/auto2'],
  reports: ['/datas/', '/datas2/'],
  referral: ['/post/extrapolation', '/regulation2/extrapolation', '/usercenter/referral'],
  agencies: ['/post/rpo', '/regulation2/rpo', '/rpoUploadResume', '/config/folder', '/config2/folder'],
  people: ['/organization/user', '/organization/department'],
  rights: ['/organization/permission'],
  security: ['/usercenter/'],
  company: ['/organization/', '/chat-bot/'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Topic = keyof typeof addressesOf

const isTopic = (name: string): name is Topic => name in addressesOf

/** The pages of the manual, in the order in which they are listed. */
export const topics: readonly Topic[] = Object.keys(addressesOf).filter(isTopic)

/** The page about a screen: the one whose beginning of its address says the most; the first for a screen of none. */
export function topicAt(address: string): Topic {
  const [found] = topics
    .flatMap((topic) => addressesOf[topic].map((start) => ({ topic, start })))
    .filter(({ start }) => address.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length)
  return found?.topic ?? 'start'
}
