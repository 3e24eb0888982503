import type { RuleRow } from '@bole/automation/contract'
import type { Setting } from '@bole/automation/model'
import type { Caller } from '@bole/platform/server'
import { mayEdit } from './lock-rule.ts'
import type { PausedBecause, RuleState } from './tables.ts'

interface Row {
  readonly id: number
  readonly origin: number
  readonly name: string
  readonly state: RuleState
  readonly paused_because: PausedBecause | null
  readonly setting: Setting
  readonly author_id: number
  readonly author_name: string
  readonly changed_at: Date
  readonly version: number
  readonly runs: { readonly count: number; readonly last: string | null }
}

/** A rule as the wire carries it: what it says as JSON text (specification, section 3). */
export function presentRule(row: Row, caller: Caller): RuleRow {
  const { id, origin, name, state, paused_because, version } = row
  const can_edit = mayEdit(caller, row)
  return {
    ...{ id, origin, name, state, paused_because, version, can_edit },
    setting: JSON.stringify(row.setting),
    author: { id: row.author_id, name: row.author_name },
    update_time: row.changed_at.toISOString(),
    run_count: row.runs.count,
    last_run: row.runs.last === null ? null : new Date(row.runs.last).toISOString(),
    can: {
      view: true,
      edit: can_edit,
      enable: can_edit && state !== 'active',
      disable: can_edit && state !== 'disabled',
    },
  }
}
