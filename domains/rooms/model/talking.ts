/** Above this level somebody talks (specification, section 11). */
const speaking = 20

/** Milliseconds for which somebody who paused still counts as talking: the mark does not flicker between words. */
const pause = 800

/** How loud a stretch of sound is, from 0 to 100: its highest wave, of samples from 0 to 255 around 128. */
export function levelOf(samples: Uint8Array): number {
  let highest = 0
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample - 128))
  return Math.min(100, Math.round((highest / 128) * 100))
}

/** When somebody was last heard talking, once a level was measured; null: not yet. */
export function heardAt(before: number | null, level: number, now: number): number | null {
  return level > speaking ? now : before
}

/** Whether somebody who was last heard then talks now, in milliseconds. */
export function isTalkingAt(heard: number | null, now: number): boolean {
  return heard !== null && now - heard < pause
}
