import { type Reading, reading } from '../reading.ts'

/** The readings of an entry (all but what it tells at length), each trusted no further than `most`. */
export function doubted<Entry extends object>(entry: Entry, most: number): Entry {
  const lowered = Object.entries(entry).map(([key, own]: [string, Reading<string>]) => {
    const isLower = key === 'text' || own.confidence <= most
    return [key, isLower ? own : reading(own.value, most, own.source)]
  })
  return { ...entry, ...Object.fromEntries(lowered) }
}
