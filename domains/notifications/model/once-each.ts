import { type Written, wayTo } from './record-states.ts'

/** An application somebody may be written to about. */
interface Addressed {
  readonly id: number
  readonly candidate_id: number
  readonly email: string | null
  readonly phone: string | null
}

/** Who reads a message: an address, however it is written, or a person where there is none. */
function readerOf(written: Written, who: Addressed): string {
  const { recipient } = wayTo(written, who)
  if (recipient === '') return `person ${who.candidate_id}`
  return written === 'sms' ? recipient.replace(/[^\d+]/g, '') : recipient.trim().toLowerCase()
}

/** How many people read what goes to these applications. */
export function countReaders(written: Written, going: readonly { readonly who: Addressed }[]): number {
  return new Set(going.map(({ who }) => readerOf(written, who))).size
}

/** Of each reader's applications the newest alone, in the order they stand in. */
export function onceEach<Person extends Addressed>(written: Written, people: readonly Person[]): Person[] {
  const newest = new Map<string, number>()
  for (const who of people) {
    const reader = readerOf(written, who)
    newest.set(reader, Math.max(newest.get(reader) ?? 0, who.id))
  }
  return people.filter((who) => newest.get(readerOf(written, who)) === who.id)
}
