import * as z from 'zod'
import type { SchemaNames } from './derive-schema-names.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas that stand in one place by name; everything else is written where it is used. */
export interface Components {
  readonly names: SchemaNames
  readonly schemas: Record<string, unknown>
}

/**
 * A zod schema as JSON Schema 2020-12: what a caller may send (`input`) or what an answer holds (`output`). A schema with a
 * name is put among the components and referred to, as is one that refers to itself; `isWrittenOut` keeps the outermost
 * where it is.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  { names, schemas }: Components,
  isWrittenOut = false,
): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: names,
    // Zod leaves it out where what is sent is not yet what it becomes, as digits for a number.
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) => {
      if (zod.def.type === 'default') jsonSchema.default ??= zod.def.defaultValue
    },
  })
  const { $schema, $defs, ...root } = made
  const parts = new Map(Object.entries(isRecord($defs) ? $defs : {}))
  const rootName = String(root.$ref ?? '').replace('#/$defs/', '')
  const writtenOut = isWrittenOut ? parts.get(rootName) : undefined
  if (writtenOut) parts.delete(rootName)
  const refersToItself = JSON.stringify(made).includes('"$ref":"#"')
  if (refersToItself) parts.set('#', root)
  const places = new Map([...parts].map(([key, part]) => [key, placeOf(key, part)]))
  for (const [key, part] of parts) schemas[places.get(key) ?? key] = placed(part, places)
  return placed(refersToItself ? { $ref: '#' } : (writtenOut ?? root), places)

  /** What a caller sends may differ from what an answer holds under the same name, by its defaults. */
  function placeOf(key: string, part: unknown): string {
    const wanted = key === '#' ? name : key.startsWith('__') ? `${name}.${key}` : key
    const known = schemas[wanted]
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(placed(part, new Map()))
    return isSame ? wanted : `${wanted}.${io}`
  }
}

/** A schema whose references name their new place. */
function placed(schema: unknown, places: ReadonlyMap<string, string>): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith('#')) return value
    const part = value.replace('#/$defs/', '')
    return `#/components/schemas/${places.get(part) ?? part}`
  })
  return JSON.parse(text)
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
