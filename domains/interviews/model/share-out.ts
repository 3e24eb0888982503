import { type Booked, overlaps, type Stretch } from './conflicts.ts'

/** An interview that somebody is to hold. */
export interface Open extends Stretch {
  readonly id: number
}

/** A day by the company's clock, to be compared. */
const dayOf = (moment: Date) => moment.toLocaleString('sv').slice(0, 10)

/**
 * Gives each interview, in the order of their times, to whoever of these people has the fewest that day and is free then; of several, to the
 * first named. Null where all are elsewhere.
 */
export function shareOut(
  interviews: readonly Open[],
  people: readonly number[],
  booked: readonly Booked[],
): ReadonlyMap<number, number | null> {
  const held: (Stretch & { readonly person: number })[] = booked.flatMap(({ people: theirs, from, until }) =>
    theirs.map((person) => ({ person, from, until })),
  )
  const given = new Map<number, number | null>()
  for (const interview of interviews.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const free = people.filter(
      (person) => !held.some((other) => other.person === person && overlaps(other, interview)),
    )
    const load = (person: number) =>
      held.filter((other) => other.person === person && dayOf(other.from) === dayOf(interview.from)).length
    const chosen = free.toSorted((a, b) => load(a) - load(b)).at(0) ?? null
    if (chosen !== null) held.push({ person: chosen, from: interview.from, until: interview.until })
    given.set(interview.id, chosen)
  }
  return given
}
