import { itemStates } from '@bole/intake/model'
import { securities } from '@bole/mail/model'
import { boards, mailboxStates, messageReasons, messageStates, ruleParts } from '@bole/mailboxes/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

const positionSchema = z.object({ id: field.id, title: z.string() })

/** A mailbox that résumés are sent to; a password is taken and never told. */
export const mailboxSchema = z.object({
  id: field.id,
  name: z.string(),
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  username: z.string(),
  has_password: z.boolean(),
  folders: z.array(z.string()),
  position: positionSchema.nullable(),
  rules: z.array(z.object({ part: z.enum(ruleParts), contains: z.string(), position: positionSchema })),
  /** YYYY-MM-DD; what came before is not looked at. */
  taken_from: z.string(),
  is_on: z.boolean(),
  state: z.enum(mailboxStates),
  /** What its server said when it could not be read, in its own words. */
  said: field.freeText(z.string()),
  /** The host that was not asked, as it is in a private network that the installation does not allow; else null. */
  inner_host: z.string().nullable(),
  look_time: z.string().nullable(),
  message_count: z.number(),
  resume_count: z.number(),
  version: z.number(),
  can: z.object({
    edit: z.boolean(),
    look: z.boolean(),
    turn_on: z.boolean(),
    turn_off: z.boolean(),
    remove: z.boolean(),
  }),
})

export type Mailbox = z.output<typeof mailboxSchema>

/** A mail that came into one of them, and what became of it. */
export const messageSchema = z.object({
  id: field.id,
  mailbox: z.object({ id: field.id, name: z.string() }),
  folder: z.string(),
  sender: field.ofGroup('contacts', z.string()),
  sender_name: field.freeText(z.string()),
  subject: field.freeText(z.string()),
  board: z.enum(boards).nullable(),
  position: positionSchema.nullable(),
  state: z.enum(messageStates),
  reason: z.enum(messageReasons).nullable(),
  /** Names of what was attached and is no résumé. */
  left_out: field.freeText(z.array(z.string())),
  /** What it brought into the ledger of arrivals, the first of it; entries of an archive stand in its place. */
  items: z.array(
    z.object({
      id: field.id,
      name: field.freeText(z.string()),
      state: z.enum(itemStates),
      reason_text: z.string(),
      post_id: z.number().nullable(),
      candidate_name: z.string().nullable(),
    }),
  ),
  /** How many of them stand in each state. */
  counts: z.object({
    waiting: z.number(),
    accepted: z.number(),
    duplicate: z.number(),
    failed: z.number(),
  }),
  send_time: z.string(),
  take_time: z.string(),
})

export type Message = z.output<typeof messageSchema>
