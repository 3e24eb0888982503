import { type Call, field } from '@bole/platform/contract'
import { z } from 'zod'

/** A part of a JSON Schema, as zod writes it. */
export type Schema = Readonly<Record<string, unknown>>

/** What to put at a place such as `body.applications.[].post_id`; undefined leaves it to the schema. */
export type Choose = (place: string, schema: Schema) => unknown

/** The three parts of a request a call describes. */
export const parts = ['params', 'query', 'body'] as const

export type Input = Readonly<Record<(typeof parts)[number], Readonly<Record<string, unknown>>>>

/** Whether a value is an object with named parts. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Overriding = { zodSchema: z.core.$ZodTypes; jsonSchema: Record<string, unknown> }

/** The schema of one part of a call's input. */
export function schemaOf(call: Call, part: (typeof parts)[number]): Schema {
  const schema = call[part]
  if (!schema) return {}
  // What an id names is beside the schema; here it comes along.
  const override = ({ zodSchema, jsonSchema }: Overriding) => {
    const record = field.recordOf(zodSchema)
    if (record !== undefined) jsonSchema.record = record
  }
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override }) }
}

/** Every place of a call's input with the schema that stands there; what lists hold is at `[]`. */
export function placesOf(call: Call): ReadonlyMap<string, Schema> {
  const places = new Map<string, Schema>()
  const walk = (schema: unknown, place: string, root: Schema): void => {
    const found = resolved(schema, root)
    if (places.has(place) && !found.properties) return
    places.set(place, found)
    for (const [key, value] of Object.entries(isRecord(found.properties) ? found.properties : {}))
      walk(value, `${place}.${key}`, root)
    if (found.items) walk(found.items, `${place}.[]`, root)
    for (const option of optionsOf(found)) walk(option, place, root)
  }
  for (const part of parts) if (call[part]) walk(schemaOf(call, part), part, schemaOf(call, part))
  return places
}

/** Input that the call's schemas accept: what is required, and whatever else `choose` has a value for. */
export function sampleInput(call: Call, choose: Choose): Input {
  const of = (part: (typeof parts)[number]) => {
    const schema = schemaOf(call, part)
    const made = call[part] ? sampleOf(schema, part, choose, schema) : {}
    return isRecord(made) ? made : {}
  }
  return { params: of('params'), query: of('query'), body: of('body') }
}

function optionsOf(schema: Schema): readonly unknown[] {
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf
  return Array.isArray(options) ? options : []
}

/** A schema that refers to another, as that other. */
function resolved(schema: unknown, root: Schema): Schema {
  if (!isRecord(schema)) return {}
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : null
  const definitions = isRecord(root.$defs) ? root.$defs : {}
  return name === null ? schema : resolved(definitions[name], root)
}

function sampleOf(given: unknown, place: string, choose: Choose, root: Schema): unknown {
  const schema = resolved(given, root)
  const chosen = choose(place, schema)
  if (chosen !== undefined) return chosen
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [option] = optionsOf(schema).filter((one) => !isRecord(one) || one.type !== 'null')
  if (option !== undefined) return sampleOf(option, place, choose, root)
  if (schema.type === 'object') return objectOf(schema, place, choose, root)
  if (schema.type === 'array')
    return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
      sampleOf(schema.items, `${place}.[]`, choose, root),
    )
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(Number(schema.minimum ?? 1), 1)
  if (schema.type === 'boolean') return false
  return schema.type === 'string' ? stringOf(schema, place) : {}
}

function objectOf(schema: Schema, place: string, choose: Choose, root: Schema): unknown {
  const required = Array.isArray(schema.required) ? schema.required : []
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {})
  return Object.fromEntries(
    properties
      .filter(([key, one]) => required.includes(key) || isWanted(one, `${place}.${key}`, choose, root))
      .map(([key, one]) => [key, sampleOf(one, `${place}.${key}`, choose, root)]),
  )
}

/** Whether `choose` has a value for an optional property, or for what a list there holds. */
function isWanted(given: unknown, place: string, choose: Choose, root: Schema): boolean {
  const schema = resolved(given, root)
  return choose(place, schema) !== undefined
}

/** A day that is still to come, whenever the tests run: what is made of a schema is meant, agreed on and planned for then. */
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const formats: Readonly<Record<string, string>> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  date: day,
  'date-time': `${day}T09:00:00+08:00`,
  email: 'li.na@example.com',
  uri: 'https://example.com/',
}

const words = ['a', '/a', 'acme', '13800138000', 'a'.repeat(43), day, 'a.b@example.com', '#3a68c6']

function stringOf(schema: Schema, place: string): string {
  const format = formats[String(schema.format)]
  if (format) return format
  const shortest = Number(schema.minLength ?? 0)
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /^/
  const word = [...words, 'a'.repeat(shortest)].find((one) => one.length >= shortest && pattern.test(one))
  if (word === undefined)
    throw new Error(`${place}: no word fits ${pattern}; choose one in the domain's testing/facts.ts`)
  return word
}
