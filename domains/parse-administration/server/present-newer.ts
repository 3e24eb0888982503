import type { ComparedRow, CoveredRow, NewerReading } from '@bole/parse-administration/contract'
import { compareReadings, type NewerState } from '@bole/parse-administration/model'
import type { Corrections, Readings } from '@bole/resumes/model'
import type { SeenApplication } from '@bole/resumes/server'

interface Compared {
  readonly before: Readings
  readonly after: Readings
  readonly corrections: Corrections
}

/** Where and how far two readings differ, without what they say. */
export function coveredFields({ before, after, corrections }: Compared): CoveredRow[] {
  return compareReadings(before, after, corrections).map((field) => ({
    path: field.path,
    label: field.label,
    kind: field.kind,
    before_confidence: field.beforeConfidence,
    after_confidence: field.afterConfidence,
  }))
}

/** The same with what they say. */
export function comparedFields({ before, after, corrections }: Compared): ComparedRow[] {
  return compareReadings(before, after, corrections).map((field) => ({
    path: field.path,
    label: field.label,
    kind: field.kind,
    before: field.before,
    after: field.after,
    before_confidence: field.beforeConfidence,
    after_confidence: field.afterConfidence,
  }))
}

interface NewerRow {
  readonly id: number
  readonly version: number
  readonly state: NewerState
  readonly unreadable_reason: string | null
  readonly reader: number | null
  readonly found: number
  readonly changed: number
  readonly gone: number
  readonly asked_at: Date
  readonly read_at: Date | null
  readonly settled_at: Date | null
  readonly user_name: string | null
}

export function presentNewer(row: NewerRow, of: SeenApplication): NewerReading {
  return {
    ...{
      id: row.id,
      version: row.version,
      post_id: of.id,
      name: of.candidate_name,
      position: of.position_title,
    },
    ...{ state: row.state, reason: row.unreadable_reason, reader: row.reader },
    ...{ found: row.found, changed: row.changed, gone: row.gone },
    create_time: (row.read_at ?? row.asked_at).toISOString(),
    settle_time: row.settled_at?.toISOString() ?? null,
    user: row.user_name,
    can: {
      compare: row.state !== 'reading' && row.state !== 'failed',
      settle: row.state === 'open',
    },
  }
}
