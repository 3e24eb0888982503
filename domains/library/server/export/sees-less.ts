import type { Caller } from '@bole/platform/server'
import type { ExportReader } from '../tables.ts'

/** Whether somebody sees less of candidates now than when they asked for a file: another part of the company, or fewer fields. */
export function seesLess(then: ExportReader, now: Pick<Caller, 'scopes' | 'hides'>): boolean {
  const { candidates } = now.scopes
  const isAsFar =
    candidates.kind === 'organisation' ||
    JSON.stringify(candidates) === JSON.stringify(then.scopes.candidates)
  return !isAsFar || [...now.hides].some((group) => !then.hides.includes(group))
}
