import type { Call } from '@bole/platform/contract'
import type { Company } from './company.ts'
import { factsOf, samples, tableOfRecord } from './domain-facts.ts'
import { isRecord, type Schema } from './sample-input.ts'

/** Whether a place's last word names a record: `id`, `ids`, `post_id`, `tag_ids`. */
const isId = (place: string) => /(^|[._])ids?$|Ids?$/.test(place.replace(/\.\[\]$/, ''))

/** The record a schema's value, or each item of its list, names by `field.idOf`. */
function recordOf({ record, items, anyOf = [] }: Schema): string | undefined {
  if (typeof record === 'string') return record
  const inner = [items, ...(Array.isArray(anyOf) ? anyOf : [])].filter(isRecord)
  return inner.map(recordOf).find((found) => found !== undefined)
}

/**
 * The table of the record a place names; null for a record of no organisation, undefined where it names none.
 *
 * @throws a sentence that says what to do, where nobody said what an id names
 */
export function recordAt(call: Call, place: string, schema: Schema): string | null | undefined {
  const record = recordOf(schema)
  if (record === undefined) {
    if (isId(place)) throw new Error(`${call.name} ${place}: say by field.idOf which record it names`)
    return undefined
  }
  const table = tableOfRecord.get(record)
  if (table === undefined)
    throw new Error(`${call.name} ${place}: no domain's testing/facts.ts says where ${record} is kept`)
  return table
}

/**
 * Values for a call: records of `own`, except at the one place that names a record of `foreign`. Every id the call may
 * take is given, unless a domain's samples say another thing; at that one place they are not asked.
 */
export function valuesFor(
  call: Call,
  own: Company,
  foreign: { readonly at: string; readonly of: Company } | null,
) {
  return (place: string, schema: Schema): unknown => {
    const word = place.split('.').at(-1) ?? ''
    const key = `${call.name} ${place}`
    if (samples.has(key) && foreign?.at !== place) return samples.get(key)
    if (word === 'version') return factsOf.get(call.name.split('.')[0] ?? '')?.version ?? 1
    if (word === 'slug') return own.slug
    if (word === 'organisation_id') return own.organisationId
    const record = recordAt(call, place, schema)
    if (!record) return undefined
    const company = foreign?.at === place ? foreign.of : own
    const id = company.ids[record]
    if (id === undefined)
      throw new Error(`no domain's testing/facts.ts makes a row of ${record}, which ${key} names`)
    return schema.type === 'array' ? listOf(id, schema) : id
  }
}

function listOf(id: number | string, schema: Schema): unknown {
  if (isRecord(schema.items) && schema.items.type === 'object') return undefined
  return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () => id)
}
