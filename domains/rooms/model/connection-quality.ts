/** How a browser names the state of a connection to another one. */
type ConnectionState = 'new' | 'connecting' | 'connected' | 'disconnected' | 'failed' | 'closed'

/** Milliseconds that a state may last before the connection is made anew. */
const patience = { new: 15_000, connecting: 15_000, disconnected: 2_000, failed: 0, closed: 0 }

/** Whether a connection that has been in a state for so many milliseconds is to be made anew. */
export function isToBeMadeAnew(state: ConnectionState, since: number): boolean {
  return state !== 'connected' && since >= patience[state]
}

export interface Measured {
  readonly isConnected: boolean
  /** To the other window and back, in milliseconds. */
  readonly roundTrip: number
  /** Of what the other window sent since the last measure, how much never came: 0 to 1. */
  readonly lost: number
}

/** The upper bounds of each quality, the best first. */
const bounds = [
  { roundTrip: 100, lost: 0.01 },
  { roundTrip: 200, lost: 0.03 },
  { roundTrip: 400, lost: 0.08 },
  { roundTrip: 800, lost: 0.15 },
]

/** How good a connection is (`newworkStatus`): from 1, good, to 5, barely; 6 where there is none. */
export function qualityOf({ isConnected, roundTrip, lost }: Measured): number {
  if (!isConnected) return 6
  const found = bounds.findIndex((bound) => roundTrip <= bound.roundTrip && lost <= bound.lost)
  return found < 0 ? 5 : found + 1
}

/** The quality a window says of itself: its worst, or 0 where it is connected with nobody. */
export function worstOf(qualities: readonly number[]): number {
  return Math.max(0, ...qualities)
}

/** A quality in the words that a room has for it. */
export function qualityWord(quality: number): 'good' | 'fair' | 'poor' | 'none' | null {
  if (quality === 0) return null
  if (quality <= 2) return 'good'
  if (quality <= 4) return 'fair'
  return quality === 5 ? 'poor' : 'none'
}
