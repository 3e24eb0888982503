import * as z from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas that refer to themselves stand here by name; everything else is written where it is used. */
export type Components = Record<string, unknown>

/** A zod schema as JSON Schema 2020-12: what a caller may send (`input`) or what an answer holds (`output`). */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  components: Components,
): JsonSchema {
  const made: Record<string, unknown> = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = JSON.stringify({ ...made, $schema: undefined, $defs: undefined })
  if (!text.includes('"$ref":"#')) return JSON.parse(text)
  components[name] = placed(text, name)
  for (const [key, part] of Object.entries(made.$defs ?? {}))
    components[`${name}.${key}`] = placed(JSON.stringify(part), name)
  return { $ref: `#/components/schemas/${name}` }
}

/** A schema whose references name their new place. */
function placed(text: string, name: string): JsonSchema {
  return JSON.parse(
    text
      .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
      .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`),
  )
}

/** The properties of an object schema, in their order, each with whether it must be there. */
export function propertiesOf(schema: JsonSchema): readonly (readonly [string, JsonSchema, boolean])[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([key, value]) => [
    key,
    isRecord(value) ? value : {},
    required.includes(key),
  ])
}

/** Whether a value is an object with named parts. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
