import type * as z from 'zod'

type Definition = Readonly<Record<string, unknown>> & { readonly type: string }
type Cloneable = z.ZodType & { readonly clone: (definition: object) => z.ZodType }

const known = new WeakMap<z.ZodType, z.ZodType>()

/**
 * The schema as a request is held against it: wherever it names the fields of an object, it takes no others. What a call does not know is
 * refused by its name; left unheard, something else would be answered, or kept, than was asked.
 */
export function strictly<Schema extends z.ZodType>(schema: Schema): Schema {
  const made = known.get(schema) ?? madeStrict(schema)
  known.set(schema, made)
  return made as Schema
}

function madeStrict(schema: z.ZodType): z.ZodType {
  const { def } = schema._zod as unknown as { readonly def: Definition }
  const parts =
    def.type === 'object'
      ? { shape: eachStrict((schema as z.ZodObject).shape), catchall: catchallOf(schema as z.ZodObject) }
      : eachStrict(def)
  return (schema as Cloneable).clone({ ...def, ...parts })
}

/** An object's own word on other fields, where it has one: a record of any is one. */
function catchallOf(schema: z.ZodObject): unknown {
  return schema._zod.def.catchall ?? schema.strict()._zod.def.catchall
}

function eachStrict(parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const strict = Object.entries(parts).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.map(strictPart) : strictPart(part),
  ])
  return Object.fromEntries(strict)
}

const strictPart = (part: unknown) => (isSchema(part) ? strictly(part) : part)

function isSchema(part: unknown): part is z.ZodType {
  return typeof part === 'object' && part !== null && '_zod' in part && 'clone' in part
}
