import { notifyEvents, variables, writtenChannels } from '@bole/notifications/model'
import { field, languages } from '@bole/platform/contract'
import * as z from 'zod'

/** A stage's code, or 0 for what is told at any. */
export const toldStage = field.whole(0, 99)

export const event = z.enum(notifyEvents)
export const language = z.enum(languages)

export const channel = z.enum(writtenChannels)

/** What is told, when, in which language and by what; a template is found by it. */
export const occasion = { stage: toldStage, event, language, channel: channel.default('mail') }

/** Whom a message is for: those named, or all that a search shows; one of the two. */
export const audience = {
  applications: z.array(field.idOf('application')).min(1).max(1000).optional(),
  /** The conditions of the candidate list by their names, as a saved search keeps them: without any it would be everybody, unasked. */
  search: z
    .record(field.requiredText(60), field.text(2000))
    .refine((given) => Object.keys(given).length >= 1 && Object.keys(given).length <= 60)
    .optional(),
}

/** Whoever is reached by several applications gets one message, about the newest. */
export const onceEach = z.boolean().optional()

/** Exactly one of the two says whom it is for. */
export const isOneAudience = (body: { readonly applications?: unknown; readonly search?: unknown }) =>
  (body.applications === undefined) !== (body.search === undefined)

/** What a search for those who are written to may hear. */
export const audienceRefusals = ['search_unknown', 'nobody_found', 'too_many'] as const

/** Words with variables in them. */
export const words = { subject: field.requiredText(200), body: field.requiredText(6000) }

/** Whose words a template's are. */
export const wordedBy = z.enum(['process', 'organisation', 'built_in'])

/** What is told at one stage of one event in one language, and whose words these are. */
export const templateSchema = z.object({
  /** Of its place in the list. */
  id: field.id,
  /** Of the words kept where they are edited, to be named; null while there are none. */
  template_id: field.id.nullable(),
  stage: z.number(),
  event,
  language,
  channel,
  subject: z.string(),
  body: z.string(),
  worded_by: wordedBy,
  /** Of the words kept where they are edited; 0 while there are none. */
  version: z.number(),
  can: z.object({ edit: z.boolean(), reset: z.boolean() }),
})

export type Template = z.output<typeof templateSchema>

/** The words that hold, and what may be named in them. */
export const contentSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** The language they are in. */
  language,
  worded_by: wordedBy,
  variables: z.array(z.enum(variables)),
})

/** What is being agreed on and not saved yet, as its dialog holds it: a preview shows it instead of what stands. */
export const agreed = z.object({
  meets_at: field.moment.nullish(),
  meets_until: field.moment.nullish(),
  place: field.text(300).optional(),
  is_online: z.boolean().optional(),
  offer_valid_until: field.day.nullish(),
  entry_date: field.day.nullish(),
  /** What the position is called that they are to be considered for. */
  position: field.text(200).optional(),
})

export type Agreed = z.output<typeof agreed>

/** Somebody a preview names: those of one name are told apart by the rest. */
const named = {
  post_id: field.id,
  name: z.string(),
  position: z.string(),
  /** The last of their phone number, else how their address begins; empty where neither is known. */
  tail: field.ofGroup('contacts', z.string()),
}

/** Why somebody gets no message: what it names is not known of them, or they asked for none. */
export const leftOut = z.object({
  ...named,
  /** The variable without a value, or why they are not written to. */
  lacks: z.enum([...variables, 'unsubscribed', 'not_told']),
})

/** What would go out to whom, and a whole message as the first of them gets it. */
export const previewSchema = z.object({
  /** How many messages go out, by mail or on the page alone. */
  goes: z.number(),
  /** How many people read them: fewer where somebody has several applications. */
  readers: z.number(),
  /** Those of them without a mail address, or without a phone: they read it on their page. */
  without_address: z.array(z.object({ ...named, has_page: z.boolean() })),
  left_out: z.array(leftOut),
  first: z
    .object({
      post_id: field.id,
      name: z.string(),
      /** Empty where there is none. */
      recipient: field.ofGroup('contacts', z.string()),
      language,
      subject: field.freeText(z.string()),
      text: field.freeText(z.string()),
    })
    .nullable(),
  /** Without one, mail waits until somebody names it. */
  has_mail_server: z.boolean(),
  /** The same of short messages. */
  has_sms_gateway: z.boolean(),
})

export type Preview = z.output<typeof previewSchema>
