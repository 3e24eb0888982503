import type { EventKind } from '@bole/platform/contract'

/** What a domain does about an event of another one; made by `on`. */
export interface Reaction {
  readonly kind: EventKind
  readonly react: (heard: { readonly tx: unknown; readonly events: readonly unknown[] }) => Promise<void>
}

/** An event that nobody has reacted to yet. */
export interface PendingEvent {
  readonly kind: EventKind
  readonly payload: unknown
}

/** Events that follow from events: more rounds than this are a circle. */
const roundsAtMost = 8

let bound: ReadonlyMap<string, readonly Reaction[]> = new Map()

/** Says who reacts to what; once, when a server is put together. */
export function bindReactions(reactions: readonly Reaction[]): void {
  bound = Map.groupBy(reactions, ({ kind }) => kind.name)
}

/**
 * Lets everybody react to what `take` answers, and to what follows from it, until there is nothing new.
 *
 * @throws when reactions go in a circle, and what a reaction throws
 */
export async function reactTo(tx: unknown, take: () => readonly PendingEvent[]): Promise<void> {
  let pending = take()
  for (let round = 1; pending.length > 0; round++) {
    const byKind = Map.groupBy(pending, ({ kind }) => kind.name)
    if (round > roundsAtMost) throw new Error(`reactions go in a circle: ${[...byKind.keys()].join(', ')}`)
    for (const [name, ofKind] of byKind) {
      const events = ofKind.map(({ payload }) => payload)
      for (const { react } of bound.get(name) ?? []) await react({ tx, events })
    }
    pending = take()
  }
}
