import { type Call, markOf } from '@bole/platform/contract'
import type * as z from 'zod'

/** Names that a field of a group has, alone or after another word. */
const sounding =
  /(?:^|_)(phone|mobile|e?mail|wechat|qq|address|salary|pay|wage|birth\w*|age|age_from|age_to|id_card|id_number|passport)$/i

/** Names of what people write as they like. */
const written = /^(text|note|notes|appraise|remark|comment|facts|preview|said|held|was)$/

/** Places that sound like such a field and are none, each with its reason. */
const others: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^accounts\./, 'colleagues, who are kept from nobody'],
  [/^(mail|organisations|processes|themes)\./, 'the company, its colleagues and its projects'],
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
    .flatMap((part) => unmarkedIn(call[part], part, false))
    .map((place) => `${call.name} ${place}`)
    .filter((place) => !others.some(([known]) => known.test(place)))
}

function unmarkedIn(schema: z.core.$ZodType | undefined, place: string, isText: boolean): readonly string[] {
  if (!schema || isMarked(schema)) return []
  const { def } = schema._zod as unknown as { readonly def: Readonly<Record<string, unknown>> }
  if (def.type === 'object') {
    const shape = Object.entries(def.shape as Readonly<Record<string, z.core.$ZodType>>)
    return shape.flatMap(([name, part]) => {
      const at = `${place}.${name}`
      const found = unmarkedIn(part, at, place.startsWith('reply'))
      const isFound = sounding.test(name) || (place.startsWith('reply') && written.test(name))
      return isFound && !isMarked(part) && holdsText(part) && !found.includes(at) ? [at, ...found] : found
    })
  }
  const inner = [def.innerType, def.element, def.valueType, def.out, ...((def.options as unknown[]) ?? [])]
  const under = def.type === 'array' ? `${place}.[]` : place
  return [
    ...new Set(
      inner
        .filter((one) => one !== undefined)
        .flatMap((one) => unmarkedIn(one as z.core.$ZodType, under, isText)),
    ),
  ]
}

/** Whether a schema is marked, or what it allows besides nothing is. */
function isMarked(schema: z.core.$ZodType): boolean {
  if (markOf(schema)) return true
  const { def } = schema._zod as unknown as { readonly def: Readonly<Record<string, unknown>> }
  return def.innerType !== undefined && isMarked(def.innerType as z.core.$ZodType)
}

/** Whether a value may say something by itself: objects and lists of them are looked into. */
function holdsText(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as unknown as { readonly def: Readonly<Record<string, unknown>> }
  if (def.innerType) return holdsText(def.innerType as z.core.$ZodType)
  if (def.type === 'pipe') return holdsText(def.out as z.core.$ZodType)
  if (def.type === 'array') return holdsText(def.element as z.core.$ZodType)
  return ['string', 'number', 'union', 'record'].includes(String(def.type))
}
