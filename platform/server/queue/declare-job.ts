import type * as z from 'zod'

/** A job's name and what it is given, apart from its work: whoever enqueues it needs no more. */
export interface JobName<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

/** Names a job `domain.verb_noun`, with what it is given when it runs. */
export function declareJob<Payload>(name: string, payload: z.ZodType<Payload>): JobName<Payload> {
  return { name, payload }
}

export interface JobOptions {
  readonly runAt?: Date
  /** A job with the same key that has not started is replaced. */
  readonly key?: string
  readonly attempts?: number
}
