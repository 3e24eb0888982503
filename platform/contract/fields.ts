import * as z from 'zod'

export { byGroup, freeText, ofGroup } from './kept/kept-fields.ts'

/** Addresses and forms carry numbers as digits, each in one way. Nothing else becomes a number: no `true`, no list of one, no `0x7`, no `07`. */
function fromDigits(value: number): unknown {
  const given: unknown = value
  return typeof given === 'string' && /^(0|[1-9]\d{0,15})$/.test(given) ? Number(given) : given
}

/** A whole number within its bounds: a number in JSON, plain digits in an address or a form. */
export function whole(least: number, most: number) {
  return z.preprocess(fromDigits, z.int().min(least).max(most))
}

const number = () => whole(1, Number.MAX_SAFE_INTEGER)

/** An entity's number in an answer; what is asked for is an `idOf`. */
export const id = number()

// Beside the schemas and not in them, so that documents and browsers do not carry it.
const records = z.registry<{ record: string }>()

/** Says which record a schema's value names, by a word that its domain's `testing/facts.ts` knows. */
export function naming<Schema extends z.ZodType>(record: string, schema: Schema): Schema {
  records.add(schema, { record })
  return schema
}

/**
 * A record's number, from a path, a query or a body. Tests that are made of contracts send one of the own, another
 * organisation's and another department's by it.
 */
export function idOf(record: string) {
  return naming(record, number())
}

/** The record that a schema's value names; undefined where none was said. */
export function recordOf(schema: z.core.$ZodType): string | undefined {
  return records.get(schema)?.record
}

/** Signs that turn the order of what follows them: whoever reads a name with one reads another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Something that can be seen. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Text without control characters or broken surrogates, trimmed, signs that turn its order taken out; PostgreSQL stores no NUL.
 * `keepsTurning`: they stay in it, for a rule of the call to refuse.
 */
export function text(maximum: number, { keepsTurning = false } = {}) {
  return z
    .string()
    .overwrite((value) => (keepsTurning ? value : value.replace(turning, '')))
    .trim()
    .max(maximum)
    .refine((value) => value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value))
}

/** Text that may not be empty, to the eye either. */
export function requiredText(maximum: number, given: { readonly keepsTurning?: boolean } = {}) {
  return text(maximum, given)
    .min(1, { abort: true })
    .refine((value) => visible.test(value))
}

/** A person's name: text of one line, as it stands in messages, tables and headers of others. */
export function name(maximum: number) {
  return requiredText(maximum).overwrite((value) => value.replace(/\s+/gu, ' '))
}

/** What Zod takes for a mail address, and a domain of another script as mail servers write it: `xn--p1ai` (RFC 5890, section 2.3.2.1). */
const mailAddress =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[xX][nN]--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** A mail address. */
export function email(maximum: number) {
  return z.email({ pattern: mailAddress }).max(maximum)
}

/** Several values in one query parameter, separated by commas; an absent or empty parameter is no value. */
export function commaList<Item extends z.ZodType>(item: Item, maximum = 200) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item).max(maximum).optional(),
  )
}

/** True and false as a query writes them. */
export const flag = z.preprocess((value) => {
  if (value === 'true' || value === '1' || value === 1) return true
  if (value === 'false' || value === '0' || value === 0) return false
  return value
}, z.boolean())

/** A slip of a digit is no date: PostgreSQL knows no year 0, JavaScript writes those past 9999 otherwise. */
const isOfOurTimes = (date: string) => date >= '1900' && date < '3000'

/** A day as YYYY-MM-DD, one the calendar has. */
export const day = z.iso.date().refine(isOfOurTimes)

/** A moment as ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true }).refine(isOfOurTimes)

/** Page from 1 and its size; lists that go deep take a `cursor` instead. */
export const paging = {
  page: whole(1, 10_000).default(1),
  page_size: whole(1, 200).default(30),
}

/** The answer of a call that only has to say it was done. */
export const done = z.object({ id: z.number().optional() })
