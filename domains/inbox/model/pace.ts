/** How soon notices leave: each at once, those of an hour together, or those of a day. */
export const paces = ['at_once', 'hourly', 'daily'] as const

export type Pace = (typeof paces)[number]

/** When somebody wants to be written to; hours 0 to 23 on the company's clock. */
export interface Timing {
  readonly pace: Pace
  /** The hour at which those of a day leave. */
  readonly hour: number
  /** From this hour to before that one nothing leaves; null: there are no quiet hours. */
  readonly quiet: { readonly from: number; readonly until: number } | null
}

/** Where nobody chose. */
export const usualTiming: Timing = { pace: 'at_once', hour: 9, quiet: null }

/** When a notice leaves that was told at a moment. Hours are those of the clock the process runs by (decision 15). */
export function leavesAt({ pace, hour, quiet }: Timing, told: Date): Date {
  const due = gatheredAt(pace, hour, told)
  if (!quiet || !isQuiet(quiet, due.getHours())) return due
  return nextAt(quiet.until, due)
}

function gatheredAt(pace: Pace, hour: number, told: Date): Date {
  if (pace === 'at_once') return told
  if (pace === 'daily') return nextAt(hour, told)
  const full = new Date(told)
  full.setMinutes(0, 0, 0)
  return full < told ? new Date(full.getTime() + 3_600_000) : full
}

/** The next moment at which the clock shows a full hour, the moment itself included. */
function nextAt(hour: number, from: Date): Date {
  const at = new Date(from)
  at.setHours(hour, 0, 0, 0)
  if (at < from) at.setDate(at.getDate() + 1)
  return at
}

/** Quiet hours may pass midnight. */
function isQuiet({ from, until }: NonNullable<Timing['quiet']>, hour: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}
