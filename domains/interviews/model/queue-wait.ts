const minute = 60_000

/** A room as far as it says how long others wait. */
export interface RoomNow {
  /** Since when somebody is called or met there; null: nobody is. */
  readonly since: Date | null
}

interface Waiting {
  /** How many are called before them. */
  readonly before: number
  readonly rooms: readonly RoomNow[]
  readonly minutesEach: number
  /** When the queue begins. */
  readonly from: Date
  readonly now: Date
}

/** A step of what is said: nobody is promised a minute. */
const step = 5

/** About how many minutes somebody waits, in steps of five; null where there is no room. */
export function minutesToWait({ before, rooms, minutesEach, from, now }: Waiting): number | null {
  const begins = Math.max(0, (from.getTime() - now.getTime()) / minute)
  const free = rooms.map(({ since }) =>
    since ? Math.max(1, minutesEach - (now.getTime() - since.getTime()) / minute) : begins,
  )
  for (let place = 0; ; place++) {
    free.sort((a, b) => a - b)
    const [next] = free
    if (next === undefined) return null
    if (place === before) return Math.ceil(next / step) * step
    free[0] = next + minutesEach
  }
}

/** As many as say more than the plan. */
const enough = 3

/** How long an interview takes: as planned, until three were held; then as those did. In whole minutes. */
export function minutesOfOne(planned: number, held: readonly number[]): number {
  if (held.length < enough) return planned
  return Math.max(1, Math.round(held.reduce((sum, one) => sum + one, 0) / held.length))
}
