/** How many windows send each other sound and pictures: each sends its own to every other one, and a line at home carries three. */
export const stageSize = 4

/** How long a signal from window to window may lie, in milliseconds; after it the sender has begun anew. */
export const signalAge = 30_000

interface OnStage {
  readonly isOnline: boolean
  readonly isOnStage: boolean
}

/** Whether one more window may send and receive pictures, beside these others. */
export function hasRoomOnStage(others: readonly OnStage[]): boolean {
  return others.filter(({ isOnline, isOnStage }) => isOnline && isOnStage).length < stageSize
}

/** Another window on the stage. */
export interface StagePeer {
  readonly connection: string
  /** Of two windows, the one whose name comes first makes the offer: both at once would cross. */
  readonly makesOffer: boolean
}

/** The windows that one is to be connected with; none while it is not on the stage itself. */
export function stagePeers(
  people: readonly (OnStage & { readonly connection: string })[],
  own: string,
): readonly StagePeer[] {
  const there = people.filter(
    ({ isOnline, isOnStage, connection }) => isOnline && isOnStage && connection !== '',
  )
  if (!there.some(({ connection }) => connection === own)) return []
  return there
    .filter(({ connection }) => connection !== own)
    .map(({ connection }) => ({ connection, makesOffer: own < connection }))
}
