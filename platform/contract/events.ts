import type * as z from 'zod'

/** One kind of news of a domain: other domains react to it within the transaction it happens in. */
export interface EventKind<Payload = unknown> {
  /** `pipeline.applicationsMoved`. */
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

/** The news of a domain by their names. */
export type Events<Kinds extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Kinds]: EventKind<z.infer<Kinds[Name]>>
}

/** Declares the news of a domain; other domains read them in its contract, and `tx.emit` tells one. */
export function defineEvents<const Kinds extends Readonly<Record<string, z.ZodType>>>(
  domain: string,
  kinds: Kinds,
): Events<Kinds> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, payload]) => [name, { name: `${domain}.${name}`, payload }]),
  ) as unknown as Events<Kinds>
}
