import { type FieldGroupName, type KeptGroup, markOf } from '@bole/platform/contract'
import type * as z from 'zod'

type Definition = Readonly<Record<string, unknown>> & { readonly type: string }

/** What a schema is made of. */
export const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

/** Whether a group is kept from somebody. */
export function isKept(group: KeptGroup | null, hides: ReadonlySet<FieldGroupName>): boolean {
  return group === 'any' ? hides.size > 0 : group !== null && hides.has(group)
}

/** Whether a value has fields of its own. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** The places of a request, checked already, that name what is kept from whoever sent it. */
export function keptPlaces(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  hides: ReadonlySet<FieldGroupName>,
  at = '',
): readonly string[] {
  if (!schema || value === undefined) return []
  const mark = markOf(schema)
  if (mark && 'groupOf' in mark && isKept(mark.groupOf(value), hides)) return [at]
  const under = (part: unknown, inner: unknown, name: string | number = '') =>
    keptPlaces(part as z.core.$ZodType, inner, hides, [at, String(name)].filter(Boolean).join('.'))
  const def = definitionOf(schema)
  if (def.type === 'object' && isObject(value)) {
    const shape = def.shape as Readonly<Record<string, unknown>>
    return Object.entries(shape).flatMap(([name, part]) => under(part, value[name], name))
  }
  if (def.type === 'array' && Array.isArray(value))
    return value.flatMap((row, index) => under(def.element, row, index))
  if (def.type === 'record' && isObject(value))
    return Object.entries(value).flatMap(([name, part]) => under(def.valueType, part, name))
  if (def.type === 'union')
    return [...new Set((def.options as readonly unknown[]).flatMap((option) => under(option, value)))]
  if (def.type === 'intersection') return [...under(def.left, value), ...under(def.right, value)]
  if (def.type === 'pipe') return [...new Set([...under(def.in, value), ...under(def.out, value)])]
  return def.innerType ? under(def.innerType, value) : []
}
