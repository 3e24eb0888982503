import type { Reading } from '../reading.ts'

/** The readings of an entry (all but what it tells at length), each trusted no further than `most`. */
export function doubted<Entry extends object>(entry: Entry, most: number): Entry {
  const lowered = Object.entries(entry).map(([key, value]: [string, Reading<string>]) => [
    key,
    key === 'text' ? value : { ...value, confidence: Math.min(value.confidence, most) },
  ])
  return { ...entry, ...Object.fromEntries(lowered) }
}
