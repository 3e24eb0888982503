import type { EventKind } from '@bole/platform/contract'
import type { Transaction } from '../server/transaction.ts'
import type { Reaction } from './reactions.ts'

/** All events of one kind that a call or a job has emitted, in order. */
interface EventBatch<Payload> {
  readonly tx: Transaction
  readonly events: readonly Payload[]
}

/**
 * Reacts to an event in the transaction it happens in, before the commit: what the reaction saves is committed with it, what
 * it throws undoes both. It hears all events of the call at once, so that a batch of a thousand costs one query.
 */
export function on<Payload>(
  kind: EventKind<Payload>,
  react: (batch: EventBatch<Payload>) => Promise<void> | void,
): Reaction {
  const reacting = async (batch: EventBatch<Payload>) => react(batch)
  return { kind, react: reacting } as unknown as Reaction
}
