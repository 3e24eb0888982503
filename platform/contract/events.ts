import type * as z from 'zod'

/** One kind of news of a domain, by a name like `positions.changedDepartment`. */
export interface EventKind<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

/** Declares the news of a domain: `tx.emit` tells one, and other domains react to it in the same transaction. */
export function defineEvents<const Kinds extends Readonly<Record<string, z.ZodType>>>(
  domain: string,
  kinds: Kinds,
) {
  const named = Object.entries(kinds).map(([name, payload]) => [name, { name: `${domain}.${name}`, payload }])
  return Object.fromEntries(named) as { readonly [Name in keyof Kinds]: EventKind<z.infer<Kinds[Name]>> }
}
