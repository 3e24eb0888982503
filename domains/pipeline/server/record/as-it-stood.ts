import { type Person, replacedIn } from '../arrange/people.ts'
import type { Meeting } from '../change/save-changes.ts'
import { restoredFrom } from '../undo/restored-from.ts'

interface Row {
  readonly id: number
  readonly action: string
  readonly stage_record_id: number | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** How an application stands now: who takes part, and what each of its stage records holds. */
interface Now {
  readonly people: readonly Person[]
  readonly meetings: ReadonlyMap<number, Meeting>
}

/** What held right after something happened, and whom it gave a part and took theirs. */
export interface AsItStood {
  readonly people: readonly Person[]
  readonly meeting: Meeting
  readonly putIn: readonly number[]
  readonly takenOut: readonly number[]
}

/**
 * What was agreed on after each row of an application's history, by the row's number. A row remembers what it replaced: read
 * from the newest on, what held after it is what the next such row remembers, or how it is now.
 */
export function asItStood(newestFirst: readonly Row[], now: Now): Map<number, AsItStood> {
  let people = now.people
  const meetings = new Map(now.meetings)
  const stood = new Map<number, AsItStood>()
  for (const [place, row] of newestFirst.entries()) {
    const record = row.stage_record_id ?? 0
    const replaced = replacedIn(row.facts)
    const isGiven = ({ part }: Person) => replaced?.parts.some((given) => given === part) ?? false
    const given = people.filter(isGiven)
    const before = replaced?.before ?? []
    const meeting = meetings.get(record) ?? {}
    stood.set(row.id, { people, meeting, putIn: missing(before, given), takenOut: missing(given, before) })
    people = [...people.filter((person) => !isGiven(person)), ...before]
    meetings.set(record, { ...meeting, ...restoredFrom(row.facts).meeting })
    // Only the latest change can be taken back, so the next row is the one this took back: it held what it had set.
    const undone = row.action === 'undo' ? newestFirst[place + 1] : undefined
    const undoneRecord = undone?.stage_record_id ?? 0
    if (undone) meetings.set(undoneRecord, { ...meetings.get(undoneRecord), ...setIn(undone.facts) })
  }
  return stood
}

const roleOf = ({ user_id, part }: Person) => `${user_id} ${part === 'approver'}`

/** Those of `others` who are not among the people. */
function missing(people: readonly Person[], others: readonly Person[]): readonly number[] {
  const known = new Set(people.map(roleOf))
  return others.filter((person) => !known.has(roleOf(person))).map(({ user_id }) => user_id)
}

/** What a change set, which stands beside what it remembers under the same names. */
function setIn({ before: _, ...facts }: Row['facts']): Meeting {
  return restoredFrom({ before: facts }).meeting ?? {}
}
