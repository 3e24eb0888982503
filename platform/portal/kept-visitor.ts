import type { Drafts } from './drafts.ts'

/** Who signs in by this device, so that the next time they only tap. */
interface Visitor {
  readonly savedAt: number
  readonly name: string
  readonly phone: string
}

const textOf = (kept: object, key: string): unknown => Reflect.get(kept, key)

/** Name and phone of who signed in by this device, for a season of campus talks. */
export const keptVisitors: Drafts<Visitor> = {
  name: 'bole.visitor',
  daysKept: 120,
  empty: (now) => ({ savedAt: now, name: '', phone: '' }),
  isWhole: (kept): kept is Visitor =>
    typeof kept === 'object' &&
    kept !== null &&
    typeof textOf(kept, 'savedAt') === 'number' &&
    typeof textOf(kept, 'name') === 'string' &&
    typeof textOf(kept, 'phone') === 'string',
}
