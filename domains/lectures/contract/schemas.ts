import { isWebAddress, lectureKinds, mostStops, signInStates } from '@bole/lectures/model'
import { field } from '@bole/platform/contract'
import { isWrittenPhone } from '@bole/sms/model'
import * as z from 'zod'

export const kind = z.enum(lectureKinds)

/** What a stop is made of; `datetime` in ISO 8601, `xjhUrl` an address on the web or empty. */
export const givenStop = z.object({
  city: field.requiredText(60),
  university: field.requiredText(120),
  address: field.text(200).default(''),
  datetime: field.moment,
  xjhUrl: field.text(500).refine(isWebAddress).default(''),
})

/** The stops of one kind as a route is replaced by them; one with an `id` stays the same lecture. */
export const givenStops = z.array(givenStop.extend({ id: field.idOf('lecture').optional() })).max(mostStops)

/** A stop (specification, section 3: route item), grouped by city: `group_index` from 0, first and last are of the city. */
export const routeItem = z.object({
  id: field.id,
  city: z.string(),
  university: z.string(),
  universityId: z.number(),
  universityList: z.array(z.object({ id: z.number(), name: z.string() })),
  address: z.string(),
  datetime: z.string(),
  xjhUrl: z.string(),
  py: z.string(),
  group_index: z.number(),
  is_first: z.boolean(),
  is_last: z.boolean(),
})

export type RouteItem = z.output<typeof routeItem>

/** A lecture as lists have it. */
export const lectureSchema = z.object({
  id: field.id,
  kind,
  city: z.string(),
  university: z.string(),
  address: z.string(),
  datetime: z.string(),
  xjhUrl: z.string(),
  visitor_count: z.number(),
  /** Where people sign in, below the origin; null to whoever does not keep the route. */
  sign_in_path: z.string().nullable(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})

export type Lecture = z.output<typeof lectureSchema>

/** Somebody who signed in; `post_id`: their latest application, where we know them and the reader sees it. */
export const visitorSchema = z.object({
  id: field.id,
  name: z.string(),
  phone: field.ofGroup('contacts', z.string()),
  signed_in_at: z.string(),
  lecture: z.object({
    id: field.id,
    kind,
    city: z.string(),
    university: z.string(),
    datetime: z.string(),
    theme_id: field.id,
    theme_name: z.string(),
  }),
  post_id: field.id.nullable(),
})

export type LectureVisitor = z.output<typeof visitorSchema>

/** What the visitors of lectures are narrowed by. */
export const visitorConditions = {
  theme_id: field.commaList(field.idOf('project')),
  lecture_id: field.idOf('lecture').optional(),
  /** A part of the name or of the university. */
  keyword: field.text(100).optional(),
}

/** The secret of a sign-in code: 256 bits. */
export const code = z.string().regex(/^[\w-]{43}$/)

/** What somebody at the door is told. */
export const openLecture = z.object({
  organisation: z.object({ name: z.string(), slug: z.string() }),
  theme_name: z.string(),
  kind,
  city: z.string(),
  university: z.string(),
  address: z.string(),
  datetime: z.string(),
  state: z.enum(signInStates),
})

export const visiting = z.object({
  token: code,
  name: field.name(60),
  phone: field.requiredText(40).refine(isWrittenPhone),
})
