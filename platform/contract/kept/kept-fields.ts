import * as z from 'zod'
import type { FieldGroupName } from '../names.ts'

/** A group of fields; `any` is kept from whoever is kept from at least one, as what shows everything at once is. */
export type KeptGroup = FieldGroupName | 'any'

/** What a schema's values are, for whoever is not shown all of a person. */
type Mark =
  /** Which group a value belongs to; null: none. */
  | { readonly groupOf: (value: unknown) => KeptGroup | null }
  /** Words somebody wrote, in which anything may stand. */
  | { readonly isFreeText: true }

// Beside the schemas and not in them, as the records they name are.
const marks = z.registry<Mark>()

function marked<Schema extends z.ZodType>(schema: Schema, mark: Mark): Schema {
  // A copy: the same schema may stand for something else elsewhere.
  const own = schema.clone()
  marks.add(own, mark)
  return own
}

/**
 * Says which group a field belongs to. Whoever is kept from the group is answered the field empty, and may not send it, as a
 * condition either. Marked last: what is made of a marked schema by its methods (`refine`, `max`) is not marked.
 */
export function ofGroup<Schema extends z.ZodType>(group: KeptGroup, schema: Schema): Schema {
  return marked(schema, { groupOf: () => group })
}

/**
 * Says the same where the group follows from the value: of a list's rows, those that are kept from somebody are left out of an
 * answer, and refused in a request.
 */
export function byGroup<Schema extends z.ZodType>(
  schema: Schema,
  groupOf: (value: z.output<Schema>) => KeptGroup | null,
): Schema {
  return marked(schema, { groupOf: (value) => groupOf(value as z.output<Schema>) })
}

/** Says that people write what they like here: what looks like a value of a group is made unreadable for whoever is kept from it. */
export function freeText<Schema extends z.ZodType>(schema: Schema): Schema {
  return marked(schema, { isFreeText: true })
}

/** What is said of a schema; undefined where nothing is. */
export function markOf(schema: z.core.$ZodType): Mark | undefined {
  return marks.get(schema)
}
