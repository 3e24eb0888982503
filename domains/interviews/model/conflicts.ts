/** A stretch of time. */
export interface Stretch {
  readonly from: Date
  readonly until: Date
}

/** An interview as far as it may be in the way of another. */
export interface Booked extends Stretch {
  readonly id: number
  readonly people: readonly number[]
  /** Empty: nowhere, or online. */
  readonly room: string
}

/** What is to take place. */
export type Wanted = Omit<Booked, 'id'>

/** One right after the other does not meet it. */
export const overlaps = (one: Stretch, other: Stretch): boolean =>
  one.from < other.until && other.from < one.until

const roomOf = (room: string) => room.trim().toLowerCase()

/** Who of the people is elsewhere at that time, and in what the room is taken: each with the interview that is in the way. */
export function conflictsOf(wanted: Wanted, booked: readonly Booked[]) {
  const atThatTime = booked.filter((other) => overlaps(wanted, other))
  const asked = new Set(wanted.people)
  return {
    people: atThatTime.flatMap((other) =>
      other.people.filter((person) => asked.has(person)).map((person) => ({ person, interview: other })),
    ),
    rooms:
      roomOf(wanted.room) === '' ? [] : atThatTime.filter(({ room }) => roomOf(room) === roomOf(wanted.room)),
  }
}
