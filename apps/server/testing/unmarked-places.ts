import { type Call, markOf } from '@bole/platform/contract'
import * as z from 'zod'

/** Names that a field of a group has, alone or after another word. */
const sounding =
  /(?:^|_)(phone|mobile|e?mail|wechat|qq|address|salary|pay|wage|birth\w*|age|age_from|age_to|id_card|id_number|passport)$/i

/** Names of what people write as they like. */
const written = /^(text|note|notes|appraise|remark|comment|facts|preview|said|held|was)$/

/** Places that sound like such a field and are none, each with its reason. */
const others: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^accounts\./, 'colleagues, who are kept from nobody'],
  [/^(mail|organisations|processes|themes)\./, 'the company, its colleagues and its projects'],
  [/^concepts\./, 'what bots listen for, which is about nobody'],
  [/^lectures\.\w+ .*\.address$/, 'where a lecture is held'],
  [/^interviews\.\w+ .*\.address\.address$/, 'where an interview takes place'],
  [/^sourcing\.getReportAddress /, 'where a board reports'],
  [/^inbox\.getNoticeSettings /, 'where oneself is told'],
  [/^dashboard\.getServerStatus /, 'the server and its organisations'],
  [/ reply\.(list\.\[\]\.)?sessions/, 'devices of one’s own'],
  [/^\w+\.\w+ body\.(text|.*\.text)$/, 'what is written here is shown by calls that mark it'],
]

/**
 * The places of a call that staff make which sound as if they belonged to a group, or as if somebody had written there, and are not
 * marked, themselves or around them.
 */
export function unmarkedPlaces(call: Call): readonly string[] {
  if (call.access === 'anyone') return []
  return (['params', 'query', 'body', 'reply'] as const)
    .flatMap((part) => unmarkedIn(call[part], part))
    .map((place) => `${call.name} ${place}`)
    .filter((place) => !others.some(([known]) => known.test(place)))
}

function unmarkedIn(schema: z.core.$ZodType | undefined, place: string): readonly string[] {
  if (!schema || isMarked(schema)) return []
  if (!(schema instanceof z.ZodObject)) {
    const under = schema instanceof z.ZodArray ? `${place}.[]` : place
    return [...new Set(withinOf(schema).flatMap((part) => unmarkedIn(part, under)))]
  }
  const isAnswer = place.startsWith('reply')
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const at = `${place}.${name}`
    const isFound = sounding.test(name) || (isAnswer && written.test(name))
    const own = isFound && !isMarked(part) && holdsText(part) ? [at] : []
    return [...own, ...unmarkedIn(part, at)]
  })
}

/** Whether a schema is marked, or what it allows besides nothing is. */
function isMarked(schema: z.core.$ZodType): boolean {
  if (markOf(schema)) return true
  return isWrapped(schema) && isMarked(schema.unwrap())
}

/** Whether a value may say something by itself: objects and lists of them are looked into. */
function holdsText(schema: z.core.$ZodType): boolean {
  if (isWrapped(schema)) return holdsText(schema.unwrap())
  if (schema instanceof z.ZodPipe) return holdsText(schema.out)
  if (schema instanceof z.ZodArray) return holdsText(schema.element)
  return !(schema instanceof z.ZodObject || schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum)
}

const isWrapped = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault

/** The schemas that one which is no object is made of. */
function withinOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (isWrapped(schema)) return [schema.unwrap()]
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodUnion) return schema.options
  return schema instanceof z.ZodPipe ? [schema.out] : []
}
