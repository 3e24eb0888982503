import type { ChangedEntities } from './announcer.ts'

/** For how long changes are remembered, in milliseconds: a window that took longer to connect asks for everything again. */
const remembered = 60_000

/** What a window says of its age leaves out how long its saying so took; so many milliseconds are added. */
const onTheWay = 1_000

interface Change {
  readonly at: number
  readonly organisationId: number
  readonly changed: ChangedEntities
}

/**
 * The changes of the last minute, for windows that asked for what they show before they could listen. `now` is in
 * milliseconds, from any beginning.
 */
export function createRecentChanges(now = () => performance.now()) {
  let changes: Change[] = []
  let knowsSince = now()
  return {
    add(organisationId: number, changed: ChangedEntities): void {
      const at = now()
      const first = changes.findIndex((change) => change.at > at - remembered)
      if (first !== 0) changes = first === -1 ? [] : changes.slice(first)
      changes.push({ at, organisationId, changed })
    },
    /** What changed before now may be missing from here on. */
    forget(): void {
      changes = []
      knowsSince = now()
    },
    /** What changed in an organisation in the last so many milliseconds; null when that is not known. */
    since(organisationId: number, milliseconds: number): readonly ChangedEntities[] | null {
      const from = now() - milliseconds - onTheWay
      if (from < knowsSince || milliseconds + onTheWay > remembered) return null
      return changes
        .filter((change) => change.at >= from && change.organisationId === organisationId)
        .map(({ changed }) => changed)
    },
  }
}
