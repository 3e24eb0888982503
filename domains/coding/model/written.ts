/** The most signs that a program may have in one language. */
export const mostSigns = 100_000

/** After how many updates the whole of a program is written down, so that a window that opens reads few. */
const snapshotEvery = 100

/** Whether it is time to write the whole down. */
export function needsSnapshot(lastSeq: number, snapshotSeq: number): boolean {
  return lastSeq - snapshotSeq >= snapshotEvery
}

/** Milliseconds after which a cursor that said nothing is gone. */
const silence = 6_000

/** Milliseconds after which a cursor that has not moved is written down again. */
const rewritten = 2_000

interface Cursor {
  readonly language: string
  readonly anchor: number
  readonly head: number
}

/** Whether a cursor is shown to others. */
export function isCursorShown(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < silence
}

/** Whether where a cursor is has to be written down. */
export function isCursorNews(
  before: (Cursor & { readonly seenAt: Date }) | null,
  after: Cursor,
  now: Date,
): boolean {
  if (!before || now.getTime() - before.seenAt.getTime() >= rewritten) return true
  return before.language !== after.language || before.anchor !== after.anchor || before.head !== after.head
}
