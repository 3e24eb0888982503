import type { FoundColleague } from '@bole/resumes/contract'
import { mentionOf } from '../model/mentions.ts'

/** Whom somebody chose while writing: what stands behind `@` in the field, and who it is. */
export type Chosen = ReadonlyMap<string, number>

/** What is written of each of those found: the name, with the user name where another is called the same. */
export function namesToWrite(found: readonly FoundColleague[], chosen: Chosen): ReadonlyMap<number, string> {
  return new Map(
    found.map(({ id, name, username }) => {
      const isShared = found.some((other) => other.id !== id && other.name === name)
      const isTaken = (chosen.get(name) ?? id) !== id
      return [id, isShared || isTaken ? `${name}(${username})` : name]
    }),
  )
}

/** The text as a note keeps it: whoever was chosen and still stands there, by their number. The longest names first, as one may begin with another. */
export function mentionsWritten(text: string, chosen: Chosen): string {
  const longestFirst = [...chosen].toSorted(([one], [other]) => other.length - one.length)
  return longestFirst.reduce((written, [name, id]) => written.replaceAll(`@${name}`, mentionOf(id)), text)
}
