import type { UserChanges } from '../tables.ts'

/** Which of these values differ from those before, each from what to what. */
export function changesBetween(before: object, after: Readonly<Record<string, unknown>>): UserChanges {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => old.get(name) !== value)
  return Object.fromEntries(changed.map(([name, value]) => [name, [old.get(name), value] as const]))
}
