/** What browsers record: pictures with sound, or sound alone. */
export const recordingTypes = ['video/webm', 'video/mp4', 'audio/webm'] as const

/** Milliseconds of each piece: what a recording loses at most when its window is gone at once. */
export const pieceLength = 5_000

/** A recording as its rows are. */
interface Recorded {
  readonly connection: string
  readonly endedAt: Date | null
}

/** Whether a recording runs: nobody has ended it, and the window that records is still the one its owner is in the room with. */
export function isRunning(
  { connection, endedAt }: Recorded,
  recorder: { readonly connection: string; readonly isOnline: boolean },
): boolean {
  return endedAt === null && recorder.isOnline && recorder.connection === connection
}

/** When a recording ended: when somebody said so; where it was interrupted, with its last piece; null while it runs. */
export function endOf(
  recorded: { readonly startedAt: Date; readonly endedAt: Date | null; readonly lastPieceAt: Date | null },
  isRunningNow: boolean,
): Date | null {
  if (isRunningNow) return null
  return recorded.endedAt ?? recorded.lastPieceAt ?? recorded.startedAt
}
