import { type Reading, reading } from '../reading.ts'
import { locate } from '../text/locate.ts'
import { withOwnMarks } from '../text/own-marks.ts'
import { paragraphsOf } from '../text/paragraphs.ts'
import type { Entry } from './group-entries.ts'

const TEXT_LIMIT = 3000

/** What an entry tells beyond its header, as paragraphs; undefined when it tells nothing. */
export function bodyText(entry: Entry, taken: (Reading<string> | undefined)[]): Reading<string> | undefined {
  const used = new Set(taken.flatMap((one) => (one ? [one.value] : [])))
  const datedAt = entry.dated ? entry.header.indexOf(entry.dated) : -1
  const trailing = entry.header
    .slice(datedAt + 1)
    .map(({ line }) => line)
    .filter((line) => ![...used].some((value) => line.text.includes(value)))
  const lines = [...trailing, ...entry.body]
  const first = lines[0]
  if (!first) return undefined
  const told = lines.map(({ text, raw, goesOn }) => ({
    text: withOwnMarks(text.replaceAll('\t', ' '), raw.text),
    goesOn,
  }))
  const text = paragraphsOf(told).join('\n')
  return reading(text.slice(0, TEXT_LIMIT).toWellFormed(), 0.85, locate(first, first.text))
}
