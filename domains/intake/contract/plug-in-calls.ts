import { itemReasons, itemStates, phones } from '@bole/intake/model'
import { type CallRecord, field } from '@bole/platform/contract'
import { boards } from '@bole/positions/model'
import * as z from 'zod'

const channel = z.enum(boards.channels)

/** What the board calls somebody by: the same for each word about them. */
const reference = field.requiredText(100)

/** Whose the board is: the key of its feed. */
const byKey = z.object({ key: field.naming('channel_key', field.text(100)) })

const handedIn = z.object({
  reference: z.string(),
  state: z.enum(itemStates),
  reason: z.enum(itemReasons).nullable(),
  /** The reason in the reader's language. */
  reason_text: z.string(),
})

/** Somebody a plug-in handed in, as those who hire see them. */
const plugInPerson = z.object({
  /** Of what came in. */
  id: field.id,
  post_id: field.id,
  name: z.string(),
  position_title: z.string(),
  channel,
  channelName: z.string(),
  account: z.string(),
  /** How far it is, and never the phone itself. */
  phone_state: z.enum(phones.shownPhones),
  create_time: z.string(),
})

export type PlugInPerson = z.output<typeof plugInPerson>

/** What the plug-ins of boards do here: they hand in résumés, and fetch the phones that are missing. */
export const plugInCalls = {
  handIn: {
    method: 'POST',
    path: 'plug-in/resume/{key}',
    summary:
      'Hand in a résumé under the name a board knows somebody by; said again it is known, unless it failed',
    access: 'anyone',
    perMinute: 600,
    uploads: { files: 1, bytes: 20 * 1024 * 1024 },
    params: byKey,
    body: z.object({
      reference,
      bossName: field.text(100).default(''),
      /** The position it is for, by its number in the board's feed; without it the one that stands there under the category. */
      job: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .optional(),
      category: field.text(60).default(''),
    }),
    reply: handedIn,
    refusals: ['no_files', 'no_archives', 'position_closed'],
    changes: ['intake_item'],
  },
  listHandedIn: {
    method: 'GET',
    path: 'plug-in/resume/{key}',
    summary: 'What became of those a plug-in handed in, by the names it knows them by',
    access: 'anyone',
    perMinute: 600,
    params: byKey,
    query: z.object({ references: field.commaList(reference, 100) }),
    reply: z.object({ list: z.array(handedIn) }),
    shows: ['intake_item'],
  },
  takePhones: {
    method: 'POST',
    path: 'plug-in/phone/{key}/take',
    summary: 'Take up people without a phone to fetch it; nobody else is given them for ten minutes',
    access: 'anyone',
    perMinute: 60,
    params: byKey,
    body: z.object({ most: field.whole(1, 100).default(20) }),
    reply: z.object({ list: z.array(z.object({ reference: z.string(), bossName: z.string() })) }),
    refusals: ['phones_closed'],
    changes: ['intake_item', 'channel'],
  },
  givePhones: {
    method: 'POST',
    path: 'plug-in/phone/{key}',
    summary: 'Give the phones that were fetched, null where the board has none; what somebody has stays',
    access: 'anyone',
    perMinute: 60,
    params: byKey,
    body: z.object({
      phones: z
        .array(z.object({ reference, phone: field.text(40).nullable() }))
        .min(1)
        .max(100),
    }),
    reply: z.object({
      fetched: z.number(),
      /** Which were not taken, and why: nobody is known by the name, or it is no phone. */
      refused: z.array(z.object({ reference: z.string(), code: z.enum(['unknown', 'no_phone']) })),
    }),
    refusals: ['phones_closed'],
    changes: ['intake_item', 'candidate', 'channel'],
  },
  getPlugIns: {
    method: 'GET',
    path: 'plug-in/index',
    summary:
      'Where the plug-in of each board hands in and fetches, for whoever may switch boards, and what it brought',
    access: 'positions.manage',
    reply: z.object({
      list: z.array(
        z.object({
          channel,
          channelName: z.string(),
          isOpen: z.boolean(),
          /** Null while the board is closed, and for whoever may not switch it. */
          resume_url: z.string().nullable(),
          phone_url: z.string().nullable(),
          handed_in: z.number(),
          phones_missing: z.number(),
          fetched: z.number(),
        }),
      ),
    }),
    shows: ['channel', 'intake_item', 'candidate'],
  },
  listPlugInPeople: {
    method: 'GET',
    path: 'plug-in/person/index',
    summary:
      'Whom plug-ins of boards brought, the newest first, with how far their phone is, of those the caller may see',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin: field.whole(1, 2).default(2),
      keyword: field.text(100).optional(),
      channel: channel.optional(),
      phone_state: z.enum(phones.shownPhones).optional(),
    }),
    reply: z.object({ list: z.array(plugInPerson) }),
    hasTotal: true,
    shows: ['intake_item', 'application', 'candidate'],
  },
} as const satisfies Record<string, CallRecord>
