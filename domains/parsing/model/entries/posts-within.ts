import type { Period } from '../dates/periods.ts'
import { tolerances } from '../tolerances.ts'
import type { Entry } from './group-entries.ts'
import type { Scored } from './score-fragments.ts'

/** What an entry tells: employer and post, one employer whose posts follow, or one of these posts. */
export type EntryKind = 'whole' | 'shell' | 'post'

const { post: POST, firm: FIRM, sure: SURE } = tolerances.postsWithin

/** Whether one period lies within the other, by years where only years are given. */
function isWithin(inner: Period | null, outer: Period | null): boolean {
  if (!inner?.start || !outer?.start || !outer.isRange) return false
  const endsBefore = outer.end === 'present' || (inner.end ?? '9') <= `${outer.end}-99`
  return inner.start.slice(0, 4) >= outer.start.slice(0, 4) && endsBefore
}

const namesPost = (pieces: Scored[]) => pieces.some((one) => one.isLeading && one.title >= POST)

/** Whether a header begins with a post and names no firm. */
const isOnlyPost = (pieces: Scored[]) =>
  (pieces[0]?.title ?? 0) >= POST &&
  pieces.every((one) => !one.isLeading || one.organisation < (one.isTail ? SURE : FIRM))

/** Tells which entries are posts within the time of an employer that stands above without any. */
export function kindsOf(entries: Entry[], scored: Scored[][]): EntryKind[] {
  const kinds: EntryKind[] = entries.map(() => 'whole')
  let outer = -1
  for (const [index, entry] of entries.entries()) {
    const pieces = scored[index] ?? []
    if (outer >= 0 && isOnlyPost(pieces) && isWithin(entry.period, entries[outer]?.period ?? null)) {
      kinds[index] = 'post'
      kinds[outer] = 'shell'
    } else outer = namesPost(pieces) ? -1 : index
  }
  return kinds
}
