import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** Where the calendar is, below the origin; null while it has no address. */
const feed = z.object({ path: z.string().nullable() })

/** The calendar of somebody who interviews, for programs that subscribe to it. */
export const feedCalls = {
  getFeed: {
    method: 'GET',
    path: 'tracker/interview/feed',
    summary:
      'The secret address at which the caller’s interviews can be subscribed to; null where there is none',
    access: 'pipeline.feedback',
    reply: feed,
    shows: ['interview'],
  },
  renewFeed: {
    method: 'POST',
    path: 'tracker/interview/feed/renew',
    summary: 'Give the caller’s calendar an address, or another one: the former stops working',
    access: 'pipeline.feedback',
    reply: feed,
    changes: ['interview'],
  },
  closeFeed: {
    method: 'POST',
    path: 'tracker/interview/feed/close',
    summary: 'Take the address of the caller’s calendar away',
    access: 'pipeline.feedback',
    reply: feed,
    changes: ['interview'],
  },
  readFeed: {
    method: 'GET',
    path: 'front/interview-feed',
    summary:
      'The interviews of whoever was given this address, as calendars read them: of the last month, and all to come',
    access: 'anyone',
    query: z.object({ token: field.requiredText(100) }),
    reply: z.unknown(),
    sendsFile: true,
    shows: ['interview', 'application', 'candidate', 'position'],
  },
} as const satisfies Record<string, CallRecord>
