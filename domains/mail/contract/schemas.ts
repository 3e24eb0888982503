import { mailStates, securities } from '@bole/mail/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** A name of a machine or its address; what is looked up is the server's business. */
export const hostName = field.requiredText(253).regex(/^[A-Za-z0-9.:_-]+$/)

/** The organisation's own mail server; a password is taken and never told. */
export const ownServerSchema = z.object({
  id: field.id,
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  username: z.string(),
  has_password: z.boolean(),
  sender_name: z.string(),
  sender_address: z.string(),
  version: z.number(),
})

/** A message of the outbox, without what is written in it: that is between its sender and whoever gets it. */
export const mailSchema = z.object({
  id: field.id,
  recipient: field.ofGroup('contacts', z.string()),
  subject: field.freeText(z.string()),
  state: z.enum(mailStates),
  /** How often it was handed over. */
  attempts: z.number(),
  /** What the mail server said last, in its own words; empty where it said nothing yet. An address may stand in them. */
  said: field.freeText(z.string()),
  /** The host that was not asked, as it is in a private network that the installation does not allow; null where it was asked. */
  inner_host: z.string().nullable(),
  create_time: z.string(),
  send_time: z.string().nullable(),
  /** When it is tried again; null where nothing is planned. */
  next_try: z.string().nullable(),
  can: z.object({ again: z.boolean(), cancel: z.boolean() }),
})
