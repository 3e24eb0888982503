/** A window says every second that it is there; one that was silent for so many milliseconds has lost its network. */
const silence = 6_000

/** How often a window's being there is written down, in milliseconds. */
const written = 2_000

interface Seen {
  readonly seenAt: Date | null
  readonly leftAt: Date | null
}

/** Whether somebody is in the room now. */
export function isOnline({ seenAt, leftAt }: Seen, now: Date): boolean {
  return seenAt !== null && leftAt === null && now.getTime() - seenAt.getTime() < silence
}

/** Whether it is time to write down again that somebody is there. */
export function isToBeWritten({ seenAt }: Seen, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= written
}
