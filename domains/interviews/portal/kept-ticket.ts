import type { Drafts } from '@bole/platform/portal'

/** The secret of somebody's place in a queue, so that a page that is opened again shows it at once. */
interface Ticket {
  readonly savedAt: number
  readonly ticket: string
}

/** For a day: a queue is over by then. */
export const keptTickets: Drafts<Ticket> = {
  name: 'bole.queue',
  daysKept: 1,
  empty: (now) => ({ savedAt: now, ticket: '' }),
  isWhole: (kept): kept is Ticket =>
    typeof kept === 'object' &&
    kept !== null &&
    typeof Reflect.get(kept, 'savedAt') === 'number' &&
    typeof Reflect.get(kept, 'ticket') === 'string',
}
