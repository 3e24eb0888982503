import { type CallRecord, field } from '@bole/platform/contract'
import { boards } from '@bole/positions/model'
import * as z from 'zod'
import { origin } from './schemas.ts'

const channel = z.enum(boards.channels)

/** A position with where it stands outside (specification, section 3: sync_channel_info). */
const mapping = z.object({
  id: field.id,
  title: z.string(),
  theme_name: z.string(),
  city_list: z.array(z.string()),
  state: z.enum(['draft', 'open', 'closed']),
  sync_channel_info: z.array(
    z.object({
      channel,
      channelName: z.string(),
      /** What the position is called among the kinds of work there. */
      category: z.string(),
      is_wanted: z.boolean(),
      state: z.enum(boards.channelStates).nullable(),
      published_at: z.string().nullable(),
    }),
  ),
  can: z.object({ edit: z.boolean() }),
})

const phoneConfig = z.object({
  isSyncPhoneOpen: z.boolean(),
  channels: z.array(z.object({ channel, channelName: z.string(), isOpen: z.boolean() })),
  /** People who came by a board and left no phone. */
  needGetPhoneCounts: z.object({ total: z.number(), isTaskRunning: z.boolean() }),
})

/** Outside channels: what is published where, and what phones are fetched (specification, sections 3 and 7). */
export const channelCalls = {
  listChannels: {
    method: 'GET',
    path: 'recruit/position/service-list',
    summary: 'The outside boards positions are published to, with how many stand there and how many are to',
    access: 'positions.view',
    reply: z.object({
      list: z.array(
        z.object({
          channel,
          channelName: z.string(),
          isOpen: z.boolean(),
          hasBeenSyncCount: z.number(),
          tobeSyncCount: z.number(),
          /** Where the board reads its positions, with a key; for whoever may switch it. */
          feed: z.string().nullable(),
          can: z.object({ switch: z.boolean() }),
        }),
      ),
    }),
    shows: ['channel', 'position'],
  },
  switchChannel: {
    method: 'POST',
    path: 'recruit/position/service-switch',
    summary: 'Open or close an outside board; what is wanted there is published, or withdrawn',
    access: 'positions.manage',
    body: z.object({ channel, isOpen: field.flag }),
    reply: field.done,
    refusals: ['read_only'],
    changes: ['channel'],
  },
  listMappings: {
    method: 'GET',
    path: 'recruit/position/mapping',
    summary: 'Positions with the outside boards each stands in, and under which category',
    access: 'positions.view',
    query: z.object({ ...field.paging, origin: origin.default(2), keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(mapping) }),
    hasTotal: true,
    shows: ['channel', 'position', 'project'],
  },
  updateMapping: {
    method: 'POST',
    path: 'recruit/position/mapping/update',
    summary: 'Say whether a position stands in an outside board, and under which category; a job sees to it',
    access: 'positions.manage',
    body: z.object({
      id: field.idOf('position'),
      channel,
      category: field.text(60).default(''),
      is_wanted: z.boolean(),
    }),
    reply: field.done,
    refusals: ['read_only'],
    changes: ['channel'],
  },
  readFeed: {
    method: 'GET',
    path: 'channel-feed/{key}',
    summary: 'The positions published to a board, as XML or JSON, to whoever knows the key',
    access: 'anyone',
    params: z.object({ key: field.naming('channel_key', field.text(100)) }),
    query: z.object({ format: z.enum(['xml', 'json']).default('xml') }),
    reply: z.object({}),
    sendsFile: true,
    perMinute: 120,
  },
  getPhoneConfig: {
    method: 'GET',
    path: 'auto-get-phone-config',
    summary: 'Whether phones of candidates are fetched from boards, and from which',
    access: 'positions.view',
    reply: phoneConfig,
    shows: ['channel', 'application'],
  },
  openPhoneConfig: {
    method: 'POST',
    path: 'auto-get-phone-config/open',
    summary: 'Have phones fetched, or no more',
    access: 'positions.manage',
    body: z.object({ isOpen: field.flag }),
    reply: phoneConfig,
    refusals: ['read_only'],
    changes: ['channel'],
  },
  openPhoneChannel: {
    method: 'POST',
    path: 'auto-get-phone-config/open-channel',
    summary: 'Have phones fetched from one board, or no more',
    access: 'positions.manage',
    body: z.object({ channel, isOpen: field.flag }),
    reply: phoneConfig,
    refusals: ['read_only', 'phone_sync_closed'],
    changes: ['channel'],
  },
} as const satisfies Record<string, CallRecord>
